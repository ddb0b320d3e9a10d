import type { Page } from "playwright";
import { openPriceCells, priceCells } from "./price-cells.ts";

/** The field number of a Lock in frame.proto. */
export const lockKind = 10;

/** A frame of the feed as the page's socket gave it. */
export interface ReceivedFrame {
  readonly topic: string;
  /** Field number of its kind in frame.proto. */
  readonly kind: number;
  /** Of a Lock: whether it locks. */
  readonly locks: boolean;
  /** When it was made, in milliseconds of the house's clock. */
  readonly serverMs: number;
}

/** What happened in the page, in order. `frame` counts the screen's frames that had begun by then. */
export type TimelineEntry = { readonly frame: number; readonly at: number } & (
  | { readonly what: "frame"; readonly received: ReceivedFrame; readonly open?: number }
  /**
   * The page began to connect; the socket opened, was closed from afar, or was closed by the page while it was open. What must lock
   * prices has the number that could be pressed then: a page that has just drawn other rows has none.
   */
  | { readonly what: "connecting" | "opened" | "closed" | "abandoned"; readonly open?: number }
  /** Prices were locked or freed: so many of the page's can be pressed now. */
  | { readonly what: "prices"; readonly open: number }
);

/**
 * Makes a page note when its live socket spoke and when its prices locked, before any of its own code runs. The frame
 * counter is the first thing that each frame of the screen does.
 */
export async function watchScreen(page: Page): Promise<void> {
  const cells = { price: priceCells, openPrice: openPriceCells };
  await page.addInitScript(({ price, openPrice }) => {
    const timeline: unknown[] = [];
    let frame = 0;
    const note = (entry: object): void => void timeline.push({ ...entry, frame, at: performance.now() });
    const countOpen = (): number => document.querySelectorAll(openPrice).length;
    let locking = false;
    /** Notes what must lock prices. Rows that are removed lock theirs too, without a change of an attribute: the next frames look. */
    const noteCause = (entry: object): void => {
      const open = countOpen();
      locking ||= open > 0;
      note({ ...entry, open });
    };
    const notePrices = (): void => {
      const open = countOpen();
      if (open === 0) locking = false;
      note({ what: "prices", open });
    };
    const count = (): void => {
      frame += 1;
      if (locking && countOpen() === 0) notePrices();
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);

    /** The fields of a message as far as they have a length or are a number of the kinds that are read here. */
    const fields = (bytes: Uint8Array): Map<number, Uint8Array | number> => {
      const found = new Map<number, Uint8Array | number>();
      let at = 0;
      const number = (): number => {
        let value = 0;
        for (let scale = 1; ; scale *= 128) {
          const byte = bytes[at++] ?? 0;
          value += (byte & 127) * scale;
          if (byte < 128) return value;
        }
      };
      while (at < bytes.length) {
        const tag = number();
        const [field, form] = [Math.floor(tag / 8), tag % 8];
        if (form === 0) found.set(field, number());
        else if (form === 2) {
          const size = number();
          found.set(field, bytes.subarray(at, at + size));
          at += size;
        } else if (form === 1) {
          found.set(field, new DataView(bytes.buffer, bytes.byteOffset + at).getFloat64(0, true));
          at += 8;
        } else at += 4;
      }
      return found;
    };
    const readFrame = (bytes: Uint8Array): ReceivedFrame => {
      const found = fields(bytes);
      const kind = [...found.keys()].find((field) => field >= 8 && field <= 14) ?? 0;
      const body = found.get(kind);
      const topic = new TextDecoder().decode(found.get(1) as Uint8Array);
      const locks = kind === 10 && fields(body as Uint8Array).get(1) === 1;
      return { topic, kind, locks, serverMs: found.get(5) as number };
    };
    class WatchedSocket extends WebSocket {
      left = false;
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        note({ what: "connecting" });
        this.addEventListener("open", () => note({ what: "opened" }));
        this.addEventListener("close", () => this.left || noteCause({ what: "closed" }));
        this.addEventListener("message", ({ data }) => {
          if (!(data instanceof ArrayBuffer)) return;
          const received = readFrame(new Uint8Array(data));
          (received.locks ? noteCause : note)({ what: "frame", received });
        });
      }
      override close(code?: number, reason?: string): void {
        if (this.readyState === WebSocket.OPEN) noteCause({ what: "abandoned" });
        this.left = true;
        super.close(code, reason);
      }
    }
    Object.assign(globalThis, { WebSocket: WatchedSocket, liveryMoments: timeline });

    const recordPrices = (records: readonly MutationRecord[]): void => {
      if (!records.some(({ target }) => (target as Element).matches(price))) return;
      notePrices();
    };
    new MutationObserver(recordPrices).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ["aria-disabled"],
    });
  }, cells);
}

/** Everything that was noted since the page was loaded. */
export function timeline(page: Page): Promise<readonly TimelineEntry[]> {
  return page.evaluate(
    () => (globalThis as unknown as { readonly liveryMoments: readonly TimelineEntry[] }).liveryMoments,
  );
}

/** When the newest of the feed's frames was made, by the page's clock: the least delay of a frame counts as none. */
export function newestMadeAt(noted: readonly TimelineEntry[]): number {
  const frames = noted.flatMap((entry) => (entry.what === "frame" ? [{ at: entry.at, ...entry.received }] : []));
  const offset = Math.min(...frames.map(({ at, serverMs }) => at - serverMs));
  return Math.max(...frames.map(({ serverMs }) => serverMs)) + offset;
}

/**
 * How many frames of the screen it took from each moment of `cause` until no price could be pressed: 0 where none could
 * be any more by then, null where they stayed open. A cause that `undone` followed before the next frame of the screen has
 * nothing to show: a busy machine hands both to the page at once.
 */
export function framesUntilLocked(
  noted: readonly TimelineEntry[],
  cause: (entry: TimelineEntry) => boolean,
  undone: (entry: TimelineEntry) => boolean = () => false,
): readonly (number | null)[] {
  return noted.flatMap((entry, index) => {
    if (!cause(entry)) return [];
    if (noted.slice(index).some((later) => later.frame === entry.frame && undone(later))) return [];
    if (entry.open === 0) return [0];
    const locked = noted.slice(index).find((later) => later.what === "prices" && later.open === 0);
    return [locked === undefined ? null : locked.frame - entry.frame];
  });
}
