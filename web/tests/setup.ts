/** happy-dom has no dialogs, no sizes and no server; the page asks for all of them. */
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
globalThis.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
  unobserve() {}
};
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as never;
globalThis.fetch = () => Promise.reject(new Error("no server"));
