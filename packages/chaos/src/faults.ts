interface Amount {
  readonly unit: string;
  /** What it is where nothing else is said. */
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

interface FaultRow {
  readonly says: string;
  readonly amount?: Amount;
}

const longestMs = 600_000;

/**
 * What can be done to a message. At most one of them is: where the seed draws several, the first of this table that the message
 * lets be done. Whatever only takes time comes last, so that `delay: 1` leaves the others their share.
 */
export const faults = {
  storm: { says: "every live socket breaks at once" },
  restart: {
    says: "every live socket is closed with 1012, and for a while everything is answered 503",
    amount: { unit: "ms", usual: 2_000, least: 1, most: longestMs },
  },
  reset: { says: "the connection is reset (RST) at both ends" },
  "half-open": { says: "the sender's end is closed; the receiver's stays open and hears nothing more" },
  drop: { says: "the message does not arrive" },
  epoch: {
    says: "the frame names another epoch, with a check that fits it",
    amount: { unit: "epochs added", usual: 1, least: -1_000, most: 1_000 },
  },
  stale: { says: "after the message an earlier one of its topic comes once more" },
  truncate: { says: "the message has lost its end" },
  flip: { says: "bits of the message are the other way round", amount: { unit: "bits", usual: 1, least: 1, most: 64 } },
  split: {
    says: "the message comes as several, one after the other",
    amount: { unit: "pieces", usual: 2, least: 2, most: 16 },
  },
  merge: {
    says: "the message waits for those after it and they come as one",
    amount: { unit: "messages", usual: 2, least: 2, most: 16 },
  },
  duplicate: { says: "the message comes again at once", amount: { unit: "times", usual: 1, least: 1, most: 16 } },
  reorder: {
    says: "the message comes after those behind it",
    amount: { unit: "messages", usual: 1, least: 1, most: 64 },
  },
  throttle: {
    says: "the message trickles; those behind it wait",
    amount: { unit: "bytes a second", usual: 1_024, least: 1, most: 1_000_000_000 },
  },
  delay: {
    says: "the message, and those behind it, come later",
    amount: { unit: "ms", usual: 800, least: 1, most: longestMs },
  },
} as const satisfies Readonly<Record<string, FaultRow>>;

export type Fault = keyof typeof faults;

export const faultNames = Object.keys(faults) as readonly Fault[];

/** A fault's row, with an amount where it has one. */
export function faultRow(fault: Fault): FaultRow {
  return faults[fault];
}
