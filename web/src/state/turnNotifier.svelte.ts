/** Tells somebody who looks elsewhere that it is their turn: by the icon of the tab, a notification, and a sound. */
import unlit from "../assets/icon-unlit.svg";
import lit from "../assets/icon.svg";
import { play } from "../ui/sound";
import { keep, kept } from "./storage";
import type { TableStore } from "./tableStore.svelte";

const able = (): boolean => "Notification" in globalThis;

/** Whether the reader wants notifications; permission is requested only then. */
class TurnNotices {
  wanted = $state(kept("tell", "turn", false));
  denied = $state(false);

  async want(yes: boolean): Promise<void> {
    const allowed = yes && able() && (await Notification.requestPermission()) === "granted";
    this.denied = yes && !allowed;
    this.wanted = allowed;
    keep("tell", "turn", allowed);
  }
}
export const turnNotices = new TurnNotices();

function light(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = on ? lit : unlit;
}

function notify(store: TableStore): void {
  if (!turnNotices.wanted || !document.hidden || !able() || Notification.permission !== "granted") return;
  const body = store.words.say(store.question.prompt.text);
  try {
    const notice = new Notification(store.words.word("turn-title"), { body, icon: lit, tag: `lantern-${store.id}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some devices show notices only for installed pages.
  }
}

/** Watch one table; called while a component is initialised. */
export function watchTurn(store: TableStore): void {
  let before: boolean | undefined; // nobody is called to a table they have just opened
  $effect(() => {
    if (store.readOnly) return;
    const now = store.seats.isAwaited;
    light(now || !store.seats.own.length);
    if (now && before === false) {
      play("turn");
      notify(store);
    }
    if (!store.animator.playing) before = now;
  });
}
