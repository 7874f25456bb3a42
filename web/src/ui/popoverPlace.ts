/** Where a popover lies: beside its thing, inside the window, and over as little as possible of what must be seen. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Corner {
  left: number;
  top: number;
}
const GAP = 10; // pixels between a thing and its popover
const OWN = 1000; // covering a pixel of the thing itself counts as many others

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Right of a thing, left of it, below and above, in this order. */
export function besides(thing: Rect, { width, height }: Rect): Corner[] {
  const middle = thing.left + thing.width / 2 - width / 2;
  const level = thing.top + thing.height / 2 - height / 2;
  return [
    { left: thing.left + thing.width + GAP, top: level },
    { left: thing.left - width - GAP, top: level },
    { left: middle, top: thing.top + thing.height + GAP },
    { left: middle, top: thing.top - height - GAP },
  ];
}

/** On a phone: just above the question, or else below the head of the table. */
export const slips = (room: Rect, { height }: Rect): Corner[] => [
  { left: room.left, top: room.top + room.height - height },
  { left: room.left, top: room.top },
];

/** The first of these corners at which a popover of this size covers least; it never leaves the room. */
export function popoverPlace(corners: Corner[], size: Rect, room: Rect, thing: Rect, clear: Rect[] = []): Corner {
  let best: Corner = room;
  let least = Infinity;
  for (const corner of corners) {
    const left = clamp(corner.left, room.left, room.left + room.width - size.width);
    const top = clamp(corner.top, room.top, room.top + room.height - size.height);
    const box = { ...size, left, top };
    const cost = OWN * shared(box, thing) + clear.reduce((sum, other) => sum + shared(box, other), 0);
    if (cost < least) [best, least] = [{ left, top }, cost];
  }
  return best;
}
