/** Things that come from somewhere else on the table slide to where they lie. */
import { settings } from "../state/settings.svelte";

/** How long something takes for this reader. */
export const durationOf = (ms: number): number => (settings.motion === "none" ? 0 : ms / settings.tempo);

/** While an animation plays, let a new element slide from the element that a selector finds, if there is one. */
export function slideFrom(selector: string, playing: () => boolean): (node: HTMLElement) => void {
  return (node) => {
    const ms = durationOf(220);
    const origin = playing() && ms ? document.querySelector(selector) : null;
    if (!origin || !node.animate) return;
    const a = origin.getBoundingClientRect();
    const b = node.getBoundingClientRect();
    const scale = settings.scale;
    const x = (a.x + a.width / 2 - b.x - b.width / 2) / scale;
    const y = (a.y + a.height / 2 - b.y - b.height / 2) / scale;
    node.animate(
      [
        { translate: `${x}px ${y}px`, opacity: 0.4 },
        { translate: "0 0", opacity: 1 },
      ],
      { duration: ms, easing: "ease-in-out" },
    );
  };
}
