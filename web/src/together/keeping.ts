/** What this browser keeps for one table, besides its keys; a browser that keeps nothing still plays. */

export function kept<T>(what: string, id: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`lantern.${what}.${id}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(what: string, id: string, value: unknown): void {
  try {
    localStorage.setItem(`lantern.${what}.${id}`, JSON.stringify(value));
  } catch {
    // Nothing that is needed for playing.
  }
}
