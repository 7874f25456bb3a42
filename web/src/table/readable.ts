/** Lets things be read without acting: a press, a mouse that rests on them, a finger that stays. */
import type { Detail, Selection } from "../state/selection.svelte";

const REST = 450; // ms that a mouse rests before a thing is read
const HOLD = 500; // ms that a finger stays
const GRACE = 250; // ms to get from a thing into its popover
const SLIP = 8; // pixels that a finger may slip while it stays

/** What a press does is reading, unless the thing has something more direct to do, as a place that can be chosen. */
export function readable(selection: Selection, detail: Detail, press?: () => void) {
  return (node: HTMLElement | SVGElement): (() => void) => {
    let timer = 0;
    let begun = { x: 0, y: 0 };
    let pressed = false; // until the pointer leaves, it has said what it wants
    let swallow = false; // the click that ends a long press
    const cancel = () => clearTimeout(timer);
    const after = (ms: number, act: () => void) => {
      cancel();
      timer = window.setTimeout(act, ms);
    };

    const move = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === "touch") return void (Math.hypot(x - begun.x, y - begun.y) > SLIP && cancel());
      if (pressed || (x === begun.x && y === begun.y)) return;
      begun = { x, y };
      if (selection.isRead(node)) selection.stay();
      else after(REST, () => selection.read(detail, node, "hover"));
    };
    const leave = () => {
      cancel();
      pressed = false;
      if (selection.isRead(node)) selection.leave(GRACE);
    };
    const down = ({ pointerType, clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      cancel();
      pressed = true;
      swallow = false;
      begun = { x, y };
      if (pointerType === "touch" && isPrimary)
        after(HOLD, () => {
          swallow = true;
          selection.read(detail, node, "hold");
        });
    };
    const click = (event: Event) => {
      cancel();
      if (swallow) event.stopPropagation();
      else if (press) press();
      else selection.toggle(detail, node);
      swallow = false;
    };
    const menu = (event: Event) => void (swallow && event.preventDefault());

    const listen = new AbortController();
    const { signal } = listen;
    const on = (name: string, act: (event: never) => void) =>
      node.addEventListener(name, act as EventListener, { signal });
    on("pointermove", move);
    on("pointerleave", leave);
    on("pointercancel", leave);
    on("pointerdown", down);
    on("pointerup", cancel);
    on("contextmenu", menu);
    on("click", click);
    return () => {
      cancel();
      listen.abort();
    };
  };
}
