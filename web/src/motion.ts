/** Things that come from somewhere else on the table slide to where they lie. */
import { settings } from "./settings.svelte";

/** How long something takes for this reader. */
export const lasting = (ms: number): number => (settings.motion === "none" ? 0 : settings.motion === "slow" ? 2 * ms : ms);

/** Let a new thing come from another one, found by a selector, if that is seen; only while something is being played. */
export function comeFrom(selector: string, playing: () => boolean): (node: HTMLElement) => void {
  return (node) => {
    const ms = lasting(220);
    const origin = playing() && ms ? document.querySelector(selector) : null;
    if (!origin || !node.animate) return;
    const a = origin.getBoundingClientRect();
    const b = node.getBoundingClientRect();
    const scale = settings.scale;
    const x = (a.x + a.width / 2 - b.x - b.width / 2) / scale;
    const y = (a.y + a.height / 2 - b.y - b.height / 2) / scale;
    node.animate([{ translate: `${x}px ${y}px`, opacity: 0.4 }, { translate: "0 0", opacity: 1 }], { duration: ms, easing: "ease-in-out" });
  };
}
