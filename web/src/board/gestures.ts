/** Wheel, drag and pinch on the map. */
import type { Point } from "./geometry";
import type { MapView } from "./mapView.svelte";

const SLIP = 6; // pixels a finger may slip and still mean a touch

export function gestures(view: MapView): (node: SVGSVGElement) => () => void {
  return (node) => {
    const down = new Map<number, Point>();
    let travelled = 0;

    /** Where a pointer is, in the element's own pixels: enlarged text enlarges those of the window. */
    const point = (event: MouseEvent): Point => {
      const edge = node.getBoundingClientRect();
      const k = view.width / (edge.width || 1);
      return { x: (event.clientX - edge.left) * k, y: (event.clientY - edge.top) * k };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = point(event);
      view.zoomAt(Math.exp(-event.deltaY * 0.0016), x, y);
    };
    const press = (event: PointerEvent) => {
      if (!down.size) travelled = 0;
      down.set(event.pointerId, point(event));
    };
    const drag = (event: PointerEvent) => {
      const was = down.get(event.pointerId);
      if (!was) return;
      const now = point(event);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const spread = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
        view.zoomAt(spread(now) / spread(was), (now.x + other.x) / 2, (now.y + other.y) / 2);
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

    const listen = new AbortController();
    const { signal } = listen;
    node.addEventListener("wheel", wheel, { passive: false, signal });
    node.addEventListener("pointerdown", press, { signal });
    node.addEventListener("pointermove", drag, { signal });
    node.addEventListener("pointerup", lift, { signal });
    node.addEventListener("pointercancel", lift, { signal });
    node.addEventListener("click", click, { capture: true, signal });
    return () => listen.abort();
  };
}
