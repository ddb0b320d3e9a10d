import { begins, goal, happened, market, modelled, priced, scored, wrongly } from "@livery/house/testing/fixtures";
import type { LiveSource, SourceItem, SourceMatch, SourceProblemCode, SourceUpdate } from "@livery/house/testing/parts";

/** A fault of an item, and the code that the server must report. */
interface Fault {
  readonly code: SourceProblemCode;
  readonly damage: (item: SourceItem, now: number) => SourceItem;
}

const faults: readonly Fault[] = [
  { code: "unknown_match", damage: (item) => ({ ...item, key: "nobody's" }) },
  { code: "unknown_match", damage: () => null as unknown as SourceItem },
  { code: "bad_value", damage: (item) => ({ ...item, sequence: Number.NaN }) },
  { code: "bad_value", damage: (item) => wrongly({ ...item, happenedAt: null }) },
  { code: "out_of_order", damage: (item) => ({ ...item, sequence: -1 }) },
  { code: "too_old", damage: (item) => ({ ...item, happenedAt: item.happenedAt - 600_000 }) },
  { code: "from_future", damage: (item, now) => ({ ...item, happenedAt: now + 3_600_000 }) },
  {
    code: "bad_value",
    damage: (item) =>
      item.about === "market"
        ? { ...item, outcomes: item.outcomes.map(({ outcomeId }) => ({ outcomeId, odds: 90_000 })) }
        : wrongly({ ...item, event: { kind: "goal", side: "referee" } }),
  },
  {
    code: "bad_value",
    damage: (item) => wrongly(item.about === "market" ? { ...item, status: "ajar" } : { ...item, at: "noon" }),
  },
];

/** A doubt about a match, defined independently of the product's rule: the event until which no bets on it are accepted. */
export type Doubt = "any event" | "score" | "bets" | "cards";

export interface Suspect {
  readonly match: SourceMatch;
  /** Markets whose last item was faulty. */
  readonly markets: Set<string>;
  readonly doubts: Set<Doubt>;
}

const cards = { yellow: 1, yellowRed: 0, red: 0 };
const allCards = { kind: "cards", home: cards, away: cards } as const;

const doubtOf = ({ match }: Suspect, item: SourceItem, damaged: SourceItem): readonly Doubt[] => {
  if (item.about !== "match") return [];
  // The damaged event's kind counts: a goal of the referee is still a goal.
  const { kind } = damaged.about === "match" ? damaged.event : item.event;
  if (kind === "score" || kind === "goal") return ["score"];
  // Only the server's own prices depend on cards.
  if ((kind === "card" || kind === "cards") && match.model !== null) return ["cards"];
  return kind === "suspend" || kind === "resume" ? ["bets"] : ["any event"];
};

/**
 * A source of three matches: one with the source's prices, one with the server's, one without faults. It sends faulty items by a
 * seed, and records its faults.
 */
export class WrongSource implements LiveSource {
  readonly name = "wrong";
  readonly speed = 1;
  readonly sourcePriced: Suspect;
  readonly modelled: Suspect;
  readonly healthy: Suspect;
  readonly codes = new Set<SourceProblemCode>();
  /** The number of damaged items. */
  damagedCount = 0;
  /** Whether it sends only correct items from now on, and all of them. */
  good = false;
  failsUntil = 0;
  #sequence = 0;
  #polledAt = 0;
  #begun = false;
  readonly #random: () => number;

  constructor(random: () => number, startsAt: number) {
    this.#random = random;
    const suspect = (match: SourceMatch, key: string): Suspect => ({
      match: { ...match, key, startsAt },
      markets: new Set(),
      doubts: new Set(),
    });
    this.sourcePriced = suspect(priced, "own");
    this.modelled = suspect(modelled, "modelled");
    this.healthy = suspect({ ...modelled, home: "Oulu", away: "Turku" }, "healthy");
  }

  poll(now: number): SourceUpdate {
    if (now < this.failsUntil) {
      this.codes.add("failed");
      throw new Error("the supplier's line broke");
    }
    this.#polledAt = now;
    const items = this.#nextItems(now).flatMap(([suspect, item]) => this.#withFault(suspect, item, now));
    const matches = this.#begun ? [] : [this.sourcePriced.match, this.modelled.match, this.healthy.match];
    this.#begun = true;
    return { matches, items };
  }

  aliveAt(): number {
    if (this.good || this.#random() > 0.03) return this.#polledAt;
    this.codes.add("failed");
    return Number.NaN;
  }

  close(): void {
    this.good = true;
  }

  /** The next items at a moment. */
  #nextItems(now: number): readonly (readonly [Suspect, SourceItem])[] {
    const { sourcePriced, modelled: model, healthy } = this;
    const at = (suspect: Suspect, item: SourceItem): readonly [Suspect, SourceItem] => [
      suspect,
      { ...item, key: suspect.match.key, happenedAt: now, sequence: (this.#sequence += 1) },
    ];
    const first = this.#begun ? [] : [sourcePriced, model, healthy].map((each) => at(each, happened(0, begins)));
    const price = 1750 + Math.floor(this.#random() * 200);
    const total = [12, 13].map((outcomeId) => ({ outcomeId, odds: price }));
    const three = market(0).outcomes.map(({ outcomeId }) => ({
      outcomeId,
      odds: 2700 + Math.floor(this.#random() * 9),
    }));
    const prices = [
      at(sourcePriced, market(0, { outcomes: three })),
      at(sourcePriced, market(0, { marketTypeId: 18, special: "2.5", outcomes: total })),
    ];
    const foul = happened(0, { kind: "foul", side: "home" });
    if (this.good)
      return [
        ...first,
        ...prices,
        ...[sourcePriced, model].flatMap((each) => [
          at(each, happened(0, scored(1, 0))),
          at(each, happened(0, allCards)),
          at(each, happened(0, { kind: "resume" })),
        ]),
      ];
    const events = [
      foul,
      happened(0, goal),
      happened(0, scored(1, 0)),
      happened(0, { kind: "card", side: "home", card: "red" }),
      happened(0, allCards),
      happened(0, { kind: "suspend" }),
      happened(0, { kind: "resume" }),
    ];
    const drawn = (): SourceItem => events[Math.floor(this.#random() * events.length)] ?? foul;
    return [
      ...first,
      ...prices.filter(() => this.#random() < 0.6),
      ...[sourcePriced, model].filter(() => this.#random() < 0.5).map((each) => at(each, drawn())),
      at(healthy, foul),
    ];
  }

  /** Returns the item, sometimes damaged or duplicated. */
  #withFault(suspect: Suspect, item: SourceItem, now: number): readonly SourceItem[] {
    const isSafe = this.good || suspect === this.healthy || !this.#begun;
    const drawn = isSafe ? 1 : this.#random();
    if (drawn < 0.08) {
      this.#right(suspect, item);
      this.damagedCount += 1;
      this.codes.add("duplicate");
      this.#wrong(suspect, item, ["any event"]);
      return [item, item];
    }
    const fault = faults[Math.floor((drawn - 0.08) / 0.025)];
    if (fault === undefined) {
      this.#right(suspect, item);
      return [item];
    }
    const damaged = fault.damage(item, now);
    this.damagedCount += 1;
    this.codes.add(fault.code);
    // An unknown match casts doubt on no other.
    if (fault.code !== "unknown_match") this.#wrong(suspect, item, doubtOf(suspect, item, damaged));
    return [damaged];
  }

  #wrong({ markets, doubts }: Suspect, item: SourceItem, doubt: readonly Doubt[]): void {
    if (item.about === "match") for (const each of doubt) doubts.add(each);
    else markets.add(`${item.marketTypeId}/${item.special}`);
  }

  #right({ markets, doubts }: Suspect, item: SourceItem): void {
    if (item.about !== "match") markets.delete(`${item.marketTypeId}/${item.special}`);
    else {
      doubts.delete("any event");
      if (item.event.kind === "score") doubts.delete("score");
      if (item.event.kind === "cards") doubts.delete("cards");
      if (item.event.kind === "suspend" || item.event.kind === "resume") doubts.delete("bets");
    }
  }
}
