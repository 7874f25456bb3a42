/** Pages to read open beside a game instead of in its place. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("beside the game");
const READING = /^\/(rules|cards|about|privacy|key|keys)$/;

export class BesideGame {
  address = $state(""); // of the page that is open, with the rule behind its #

  open(address: string): void {
    this.address = address;
  }

  close(): void {
    this.address = "";
  }

  /** What a link opens beside the game; nothing if it leads elsewhere. Within a page, # means another part of it. */
  addressOf(link: HTMLAnchorElement): string {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#")) return link.closest(".side-sheet") ? this.address.replace(/#.*|$/, href) : "";
    const { pathname, origin } = new URL(href, location.href);
    return origin === location.origin && READING.test(pathname) ? href : "";
  }

  /** Open what a plain click on a link leads to, if it can be read here. */
  follow(event: MouseEvent): boolean {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = !event.defaultPrevented && !event.button && !(event.ctrlKey || event.metaKey || event.shiftKey);
    const address = link && plain && !event.altKey ? this.addressOf(link) : "";
    if (!address) return false;
    event.preventDefault();
    this.open(address);
    return true;
  }
}

export const provideBesideGame = (): BesideGame => setContext(KEY, new BesideGame());
/** The sheet beside the game in which a page is shown; nothing where the page stands alone. */
export const useBesideGame = (): BesideGame | undefined => getContext<BesideGame | undefined>(KEY);
