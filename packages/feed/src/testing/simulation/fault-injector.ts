import type { Random } from "../random.ts";

/** The kinds of faults. */
export const faultKinds = [
  // A message to a client.
  "drop",
  "duplicate",
  "delay",
  "truncate",
  "flip",
  "split",
  "merge",
  "replay",
  // A client's request: it is lost, its snapshot breaks or comes from an old cache.
  "request",
  "snapshot",
  "oldSnapshot",
  // A client's link: cut, open at one end only, too narrow, or without a requested topic.
  "cut",
  "halfOpen",
  "throttle",
  "forget",
  // A client on a narrow link missed too much to send again; a message of an earlier epoch arrives that ends the topic.
  "overflow",
  "gone",
  // A client's memory: a price differs from the merged one.
  "spoil",
  // The server: a new epoch, a restart, all links cut several times.
  "epoch",
  "restart",
  "storm",
] as const;

export type Fault = (typeof faultKinds)[number];

/** The probability of each fault: per message or request; for links and servers per step. */
export type Faults = Readonly<Record<Fault, number>>;

const each = (value: number) => Object.fromEntries(faultKinds.map((kind) => [kind, value])) as Record<Fault, number>;

export const healthy: Faults = each(0);

/** Decides which faults happen, and counts them. */
export class FaultInjector {
  faults: Faults = healthy;
  /** How often each fault took effect. */
  readonly counts: Record<Fault, number> = each(0);
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  /** Whether a fault happens now. A healthy simulation draws no random numbers. */
  happens(fault: Fault): boolean {
    if (!this.threatens(fault)) return false;
    this.counts[fault]++;
    return true;
  }

  /** As `happens`, for a fault that takes effect later and is counted then. */
  threatens(fault: Fault): boolean {
    return this.faults[fault] > 0 && this.random.chance(this.faults[fault]);
  }
}
