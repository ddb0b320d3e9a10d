import type { LiveEvent, ScorePair } from "../event.ts";
import type { LiveSource, SourceItem, SourceMatch, SourceOutcome } from "../source.ts";
import { kickOff, priced } from "./source-items.ts";

/** A market as the supplier writes it: its specifiers as text, and 1 active, -1 suspended, 0 off, -3 settled, -4 cancelled. */
interface SuppliedMarket {
  readonly id: number;
  readonly specifiers?: string;
  readonly status: 1 | -1 | 0 | -3 | -4;
  readonly favourite?: boolean;
  readonly outcomes?: readonly (readonly [id: number, odds: number])[];
}

/** A message of a made-up supplier, in the manner of a unified odds feed. `timestamp` is in milliseconds since 1970. */
export type SupplierMessage = { readonly timestamp: number } & (
  | { readonly type: "alive" }
  | { readonly type: "fixture"; readonly event: string; readonly match: SourceMatch }
  | {
      readonly type: "odds_change";
      readonly event: string;
      readonly status: string;
      readonly clock: number;
      readonly score: ScorePair;
      readonly markets: readonly SuppliedMarket[];
    }
  | { readonly type: "bet_stop"; readonly event: string }
  | {
      readonly type: "bet_settlement" | "rollback_bet_settlement" | "bet_cancel";
      readonly event: string;
      readonly markets: readonly Pick<SuppliedMarket, "id" | "specifiers">[];
    }
);

/** What the adapter knows of a match. */
interface Known {
  readonly match: SourceMatch;
  sequence: number;
  status: string;
  score: string;
  stopped: boolean;
  readonly markets: Map<string, SuppliedMarket>;
  /** Markets with a message since the last poll. */
  readonly changedMarkets: Set<string>;
}

type Unplaced = SourceItem extends infer Item
  ? Item extends SourceItem
    ? Omit<Item, "key" | "sequence">
    : never
  : never;

const breaks: ReadonlySet<string> = new Set(["pause", "ended", "interrupted"]);
const settlements = { bet_settlement: "result", rollback_bet_settlement: "rollback", bet_cancel: "void" } as const;
const handicapLineIn = (specifiers = ""): string => specifiers.split("=")[1] ?? "";

/**
 * The adapter of a supplier that pushes messages: they are buffered until the poll. Prices have the time of its last sign of
 * life, at which it still confirms them.
 */
export function supplier(messages: readonly SupplierMessage[]): LiveSource {
  const known = new Map<string, Known>();
  let waiting = [...messages];
  let receivedAt = Number.NEGATIVE_INFINITY;
  let closed = false;
  const poll: LiveSource["poll"] = (now) => {
    const count = waiting.findIndex(({ timestamp }) => timestamp > now);
    const received = closed ? [] : waiting.splice(0, count < 0 ? waiting.length : count);
    const matches: SourceMatch[] = [];
    const items: SourceItem[] = [];
    const push = (of: Known, item: Unplaced): void =>
      void items.push({ ...item, key: of.match.key, sequence: (of.sequence += 1) } as SourceItem);
    for (const message of received) {
      receivedAt = message.timestamp;
      if (message.type === "fixture") {
        if (!known.has(message.event)) matches.push(message.match);
        known.set(message.event, known.get(message.event) ?? newMatch(message.match));
        continue;
      }
      const of = message.type === "alive" ? undefined : known.get(message.event);
      if (of !== undefined) handle(of, message, (item) => push(of, item));
    }
    for (const of of known.values()) {
      for (const key of of.changedMarkets) push(of, priceOf(of.markets.get(key) as SuppliedMarket, receivedAt));
      of.changedMarkets.clear();
    }
    return { matches, items };
  };
  const close = (): void => {
    closed = true;
    waiting = [];
  };
  return { name: "supplier", speed: 1, poll, aliveAt: () => receivedAt, close };
}

const newMatch = (match: SourceMatch): Known => ({
  match,
  sequence: 0,
  status: "",
  score: "",
  stopped: false,
  markets: new Map(),
  changedMarkets: new Set(),
});

function handle(of: Known, message: SupplierMessage, push: (item: Unplaced) => void): void {
  const { timestamp } = message;
  const happens = (event: LiveEvent): void =>
    push({ about: "match", happenedAt: timestamp, at: Math.max(0, timestamp - of.match.startsAt), event });
  if (message.type === "bet_stop") {
    of.stopped = true;
    happens({ kind: "suspend" });
  } else if (message.type === "odds_change") {
    const { status, clock, score, markets } = message;
    // The score goes before the phase that may end a half on it.
    if (String(score) !== of.score) happens({ kind: "score", total: score, game: "", periods: "", serving: null });
    if (status !== of.status) happens({ kind: "phase", status, second: clock, running: !breaks.has(status) });
    if (of.stopped && status !== "ended") happens({ kind: "resume" });
    Object.assign(of, { status, score: String(score), stopped: false });
    for (const market of markets) {
      const key = `${market.id}|${market.specifiers ?? ""}`;
      of.markets.set(key, { ...market, outcomes: market.outcomes ?? of.markets.get(key)?.outcomes ?? [] });
      if (status !== "ended") of.changedMarkets.add(key);
    }
  } else if (message.type in settlements && "markets" in message) {
    const about = settlements[message.type as keyof typeof settlements];
    for (const { id, specifiers } of message.markets)
      push({ about, happenedAt: timestamp, marketTypeId: id, special: handicapLineIn(specifiers) });
  }
}

function priceOf({ id, specifiers, status, favourite, outcomes = [] }: SuppliedMarket, happenedAt: number): Unplaced {
  return {
    about: "market",
    happenedAt,
    marketTypeId: id,
    special: handicapLineIn(specifiers),
    status: status === 1 ? "open" : status === -1 ? "suspended" : "closed",
    outcomes: outcomes.map(([outcomeId, odds]): SourceOutcome => ({ outcomeId, odds })),
    mostBalanced: favourite ?? false,
  };
}

const winner = (home: number, draw: number, away: number): SuppliedMarket => ({
  id: 1,
  status: 1,
  outcomes: [
    [1, home],
    [2, draw],
    [3, away],
  ],
});
const total = (line: string, over: number, under: number, favourite: boolean): SuppliedMarket => ({
  id: 18,
  specifiers: `total=${line}`,
  status: 1,
  favourite,
  outcomes: [
    [12, over],
    [13, under],
  ],
});
const odds = (
  second: number,
  status: string,
  score: ScorePair,
  markets: readonly SuppliedMarket[],
): SupplierMessage => ({
  type: "odds_change",
  timestamp: kickOff + second * 1_000,
  event: "sr:match:1",
  status,
  clock: Math.max(0, second),
  score,
  markets,
});

/** The first minutes of a match as they were recorded: a goal, a silence of half a minute, and a market that is cancelled. */
const recordedMessages: readonly SupplierMessage[] = [
  { type: "fixture", timestamp: kickOff - 60_000, event: "sr:match:1", match: { ...priced, key: "sr:match:1" } },
  odds(-50, "not_started", [0, 0], [winner(2100, 3300, 3600), total("2.5", 1900, 1900, true)]),
  odds(0, "1p", [0, 0], [winner(2110, 3290, 3600)]),
  odds(20, "1p", [0, 0], [winner(2150, 3200, 3500), total("3.5", 3100, 1340, false)]),
  { type: "bet_stop", timestamp: kickOff + 31_000, event: "sr:match:1" },
  odds(70, "1p", [1, 0], [winner(1550, 4000, 6100), total("2.5", 1620, 2250, false), total("3.5", 2500, 1500, true)]),
  odds(140, "1p", [1, 0], [winner(1560, 4000, 6000), { id: 18, specifiers: "total=3.5", status: -1 }]),
  {
    type: "bet_settlement",
    timestamp: kickOff + 150_000,
    event: "sr:match:1",
    markets: [{ id: 18, specifiers: "total=2.5" }],
  },
  {
    type: "rollback_bet_settlement",
    timestamp: kickOff + 160_000,
    event: "sr:match:1",
    markets: [{ id: 18, specifiers: "total=2.5" }],
  },
  {
    type: "bet_cancel",
    timestamp: kickOff + 165_000,
    event: "sr:match:1",
    markets: [{ id: 18, specifiers: "total=3.5" }],
  },
  odds(170, "1p", [1, 0], [total("2.5", 1600, 2280, true)]),
];

/** When the recording's supplier gives no sign of life. */
export const silence = [kickOff + 78_000, kickOff + 110_000] as const;

/** The recording, with a sign of life every second but one stretch. */
export const recording: readonly SupplierMessage[] = [
  ...recordedMessages,
  ...Array.from({ length: 250 }, (_, at): SupplierMessage => ({
    type: "alive",
    timestamp: kickOff - 60_000 + at * 1_000,
  })).filter(({ timestamp }) => timestamp <= silence[0] || timestamp >= silence[1]),
].sort((one, other) => one.timestamp - other.timestamp);
