/** Installs the service worker, on encrypted pages and on this machine. Without it the page works as before. */
export const WORKER = "/worker.js";

/** The first visit has the network to itself. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register(WORKER).catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
