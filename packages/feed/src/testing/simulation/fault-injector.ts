import type { Random } from "../random.ts";

/** What can go wrong. */
export const faultKinds = [
  // A message on its way to a client.
  "drop",
  "duplicate",
  "delay",
  "truncate",
  "flip",
  "split",
  "merge",
  "replay",
  // What a client asks for: a request is lost, a snapshot breaks or comes out of an old cache.
  "request",
  "snapshot",
  "oldSnapshot",
  // A client's link: cut, open at one end only, too narrow for what is sent, without a topic that was asked for.
  "cut",
  "halfOpen",
  "throttle",
  "forget",
  // What a too narrow one missed is too much to be sent again; a word of an earlier epoch comes that the topic has ended.
  "overflow",
  "gone",
  // A client's memory: a price in it is not the one that was merged.
  "spoil",
  // The server: a new epoch, a restart, everybody's links cut at once and again.
  "epoch",
  "restart",
  "storm",
] as const;

export type Fault = (typeof faultKinds)[number];

/** How probable each fault is: for one message or request; of links and servers for one step. */
export type Faults = Readonly<Record<Fault, number>>;

const each = (value: number) => Object.fromEntries(faultKinds.map((kind) => [kind, value])) as Record<Fault, number>;

export const healthy: Faults = each(0);

/** Decides what goes wrong, and counts it. */
export class FaultInjector {
  faults: Faults = healthy;
  /** How often each fault had an effect. */
  readonly counts: Record<Fault, number> = each(0);
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  /** Whether a fault happens now. A healthy world draws no numbers. */
  happens(fault: Fault): boolean {
    if (!this.threatens(fault)) return false;
    this.counts[fault]++;
    return true;
  }

  /** As `happens`, for a fault whose effect comes later: it is counted then. */
  threatens(fault: Fault): boolean {
    return this.faults[fault] > 0 && this.random.chance(this.faults[fault]);
  }
}
