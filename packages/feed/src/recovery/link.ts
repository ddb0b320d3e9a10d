import { never, times } from "./model.ts";

/**
 * What is known about the link to the server. Its clock is read from frames: the least delay seen is taken for none, so a
 * frame that comes late, or again, is known to speak of the past.
 */
export interface Link {
  readonly open: boolean;
  /** When something last arrived, or the link opened. */
  readonly receivedAt: number;
  /** The client's clock minus the server's, at the least delay; null while nothing was heard. */
  readonly offset: number | null;
  readonly offsetAt: number;
}

/** How much two clocks may drift apart in a millisecond; without it a day's drift would look like delay. */
const drift = 0.0005;

export const closedLink: Link = { open: false, receivedAt: 0, offset: null, offsetAt: 0 };

export function openedLink(now: number): Link {
  return { open: true, receivedAt: now, offset: null, offsetAt: now };
}

/** A frame arrived that says it was made at `serverMs`. */
export function receivedFrame(link: Link, serverMs: number, now: number): Link {
  const delay = now - serverMs;
  const allowed = link.offset === null ? delay : link.offset + (now - link.offsetAt) * drift;
  return { open: link.open, receivedAt: now, offset: Math.min(delay, allowed), offsetAt: now };
}

/** When what the server said at `serverMs` was so, by the client's clock. */
export function clientTime(link: Link, serverMs: number): number {
  return serverMs + (link.offset ?? 0);
}

/** The server's clock at a moment of the client's; null while nothing was heard on this link. */
export function serverTime(link: Link, now: number): number | null {
  return link.offset === null ? null : now - link.offset;
}

/** When a link that stays silent is given up (F8): it may be open at one end only. */
export function linkDeadline(link: Link): number {
  return link.open ? link.receivedAt + times.silence : never;
}
