/** Wheel, drag and pinch on the map. */
import type { MapView } from "./view.svelte";

const SLIP = 6; // pixels a finger may slip and still mean a touch

export function hand(view: MapView): (node: SVGSVGElement) => () => void {
  return (node) => {
    const down = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const edge = node.getBoundingClientRect();
      view.zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX - edge.left, event.clientY - edge.top);
    };
    const press = (event: PointerEvent) => {
      if (!down.size) travelled = 0;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const drag = (event: PointerEvent) => {
      const was = down.get(event.pointerId);
      if (!was) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const edge = node.getBoundingClientRect();
        const spread = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
        view.zoomAt(spread(now) / spread(was), (now.x + other.x) / 2 - edge.left, (now.y + other.y) / 2 - edge.top);
        travelled = SLIP + 1;
      }
      travelled += Math.hypot(now.x - was.x, now.y - was.y);
      if (travelled > SLIP) {
        view.pan((now.x - was.x) / down.size, (now.y - was.y) / down.size);
        if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      }
      down.set(event.pointerId, now);
    };
    const lift = (event: PointerEvent) => void down.delete(event.pointerId);
    // A drag must not end as a touch of the place it ends on.
    const click = (event: MouseEvent) => {
      if (travelled > SLIP) event.stopPropagation();
      travelled = 0;
    };

    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("pointerdown", press);
    node.addEventListener("pointermove", drag);
    node.addEventListener("pointerup", lift);
    node.addEventListener("pointercancel", lift);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", drag);
      node.removeEventListener("pointerup", lift);
      node.removeEventListener("pointercancel", lift);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
