interface Amount {
  readonly unit: string;
  /** What it is where nothing else is said. */
  readonly defaultValue: number;
  readonly least: number;
  readonly most: number;
}

interface FaultRow {
  readonly description: string;
  readonly amount?: Amount;
}

const longestMs = 600_000;

/**
 * What can be done to a message. At most one of them is: where the seed draws several, the first of this table that the message
 * lets be done. Whatever only takes time comes last, so that `delay: 1` leaves the others their share.
 */
export const faults = {
  storm: { description: "every live socket breaks at once" },
  restart: {
    description: "every live socket is closed with 1012, and for a while everything is answered 503",
    amount: { unit: "ms", defaultValue: 2_000, least: 1, most: longestMs },
  },
  reset: { description: "the connection is reset (RST) at both ends" },
  "half-open": { description: "the sender's end is closed; the receiver's stays open and hears nothing more" },
  drop: { description: "the message does not arrive" },
  epoch: {
    description: "the frame names another epoch, with a check that fits it",
    amount: { unit: "epochs added", defaultValue: 1, least: -1_000, most: 1_000 },
  },
  stale: { description: "after the message an earlier one of its topic comes once more" },
  truncate: { description: "the message has lost its end" },
  flip: {
    description: "bits of the message are the other way round",
    amount: { unit: "bits", defaultValue: 1, least: 1, most: 64 },
  },
  split: {
    description: "the message comes as several, one after the other",
    amount: { unit: "pieces", defaultValue: 2, least: 2, most: 16 },
  },
  merge: {
    description: "the message waits for those after it and they come as one",
    amount: { unit: "messages", defaultValue: 2, least: 2, most: 16 },
  },
  duplicate: {
    description: "the message comes again at once",
    amount: { unit: "times", defaultValue: 1, least: 1, most: 16 },
  },
  reorder: {
    description: "the message comes after those behind it",
    amount: { unit: "messages", defaultValue: 1, least: 1, most: 64 },
  },
  throttle: {
    description: "the message trickles; those behind it wait",
    amount: { unit: "bytes a second", defaultValue: 1_024, least: 1, most: 1_000_000_000 },
  },
  delay: {
    description: "the message, and those behind it, come later",
    amount: { unit: "ms", defaultValue: 800, least: 1, most: longestMs },
  },
} as const satisfies Readonly<Record<string, FaultRow>>;

export type Fault = keyof typeof faults;

export const faultNames = Object.keys(faults) as readonly Fault[];

/** A fault's row, with an amount where it has one. */
export function faultRow(fault: Fault): FaultRow {
  return faults[fault];
}
