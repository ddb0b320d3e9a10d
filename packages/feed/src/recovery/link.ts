import { never, times } from "./recovery.model.ts";

/**
 * The state of the link to the server. The server's clock is read from frames: the least delay seen counts as none, so a frame
 * that arrives late or twice is recognised as old.
 */
export interface Link {
  readonly open: boolean;
  /** When the newest frame was made, by the client's clock, or when the link opened. Frames of a backlog are old when they arrive. */
  readonly receivedAt: number;
  /** The client's clock minus the server's, at the least delay; null before the first frame. */
  readonly offset: number | null;
  readonly offsetAt: number;
}

/** How far two clocks may drift apart per millisecond; without it a day's drift would look like delay. */
const drift = 0.0005;

export const closedLink: Link = { open: false, receivedAt: 0, offset: null, offsetAt: 0 };

export function openedLink(now: number): Link {
  return { open: true, receivedAt: now, offset: null, offsetAt: now };
}

/** Records the arrival of a frame that was made at `serverMs`. */
export function receivedFrame(link: Link, serverMs: number, now: number): Link {
  const delay = now - serverMs;
  const allowed = link.offset === null ? delay : link.offset + (now - link.offsetAt) * drift;
  const offset = Math.min(delay, allowed);
  return { open: link.open, receivedAt: Math.max(link.receivedAt, serverMs + offset), offset, offsetAt: now };
}

/** Converts a time of the server's clock to the client's clock. */
export function clientTime(link: Link, serverMs: number): number {
  return serverMs + (link.offset ?? 0);
}

/** The server's clock at a time of the client's; null before the first frame of this link. */
export function serverTime(link: Link, now: number): number | null {
  return link.offset === null ? null : now - link.offset;
}

/** When a link without a fresh frame is closed (F8): it is open at one end only, or its frames wait in a backlog, which a new link lacks. */
export function linkDeadline(link: Link): number {
  return link.open ? link.receivedAt + times.silence : never;
}
