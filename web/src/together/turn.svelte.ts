/** Tells somebody who looks elsewhere that it is their turn: by the lantern of the tab, a notice, and a quiet sound. */
import lit from "../assets/icon.svg";
import unlit from "../assets/icon-unlit.svg";
import type { Desk } from "../desk.svelte";
import { play } from "../sound";
import { keep, kept } from "./keeping";

const able = (): boolean => "Notification" in globalThis;

/** Whether this reader wants to be told; the browser is asked only when they say so. */
class Telling {
  wanted = $state(kept("tell", "turn", false));
  denied = $state(false);

  async want(yes: boolean): Promise<void> {
    const allowed = yes && able() && (await Notification.requestPermission()) === "granted";
    this.denied = yes && !allowed;
    this.wanted = allowed;
    keep("tell", "turn", allowed);
  }
}
export const telling = new Telling();

function light(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = on ? lit : unlit;
}

function notify(desk: Desk): void {
  if (!telling.wanted || !document.hidden || !able() || Notification.permission !== "granted") return;
  const body = desk.words.say(desk.question.prompt.text);
  try {
    const notice = new Notification(desk.words.word("turn-title"), { body, icon: lit, tag: `lantern-${desk.id}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some devices show notices only for installed pages.
  }
}

/** Keep watch over one table; to be called while a component is made. */
export function watchTurn(desk: Desk): void {
  let before: boolean | undefined; // nobody is called to a table they have just opened
  $effect(() => {
    if (desk.still) return;
    const now = desk.called;
    light(now || !desk.seats.length);
    if (now && before === false) {
      play("turn");
      notify(desk);
    }
    if (!desk.stage.playing) before = now;
  });
}
