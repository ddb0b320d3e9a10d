import { decideOutcome, marketOutcomes, thousandths } from "@livery/betting";
import { maxOdds } from "@livery/feed/publisher";
import { margins, offeredOdds } from "../../../catalogue/prices/margin.ts";
import type { LiveOutcomePrice } from "../../prices/live-price.ts";
import type { MarketName, SourceMarket, SourceOutcome } from "../source.ts";
import type { SourceProblemCode } from "./problem.ts";

/** What is wrong with an item. */
export type Fault = readonly [code: SourceProblemCode, cause: string];

/** The lowest odds that the catalogue stores, in thousandths. */
const leastOdds = 1001;
const statuses: ReadonlySet<unknown> = new Set(["open", "suspended", "closed"]);
/** The tolerance for a source's rounding. */
const tolerance = 0.02;

/** Returns null for a market that the server settles. */
export function faultOfName({ marketTypeId, special }: MarketName): Fault | null {
  const [first] = marketOutcomes(marketTypeId);
  if (first === undefined) return ["unknown_market", `the house settles no markets of the type ${marketTypeId}`];
  // Any score will do: only the handicap line is checked.
  const played = { home: 1, away: 0, halfTime: { home: 1, away: 0 } };
  return special.length <= 20 && decideOutcome(marketTypeId, first, special, played) !== null
    ? null
    : ["unknown_market", `markets of the type ${marketTypeId} have no line ${JSON.stringify(special)}`];
}

/** Returns null for prices that may be offered. */
export function faultOfPrices({ marketTypeId, status, outcomes, mostBalanced }: SourceMarket): Fault | null {
  if (!statuses.has(status)) return ["bad_value", `a market is not ${JSON.stringify(status)}`];
  if (typeof mostBalanced !== "boolean") return ["bad_value", `mostBalanced is ${JSON.stringify(mostBalanced)}`];
  if (!Array.isArray(outcomes)) return ["bad_value", "its outcomes are no list"];
  if (outcomes.length === 0) return status === "open" ? ["bad_value", "a market is open without a price"] : null;
  const expected = marketOutcomes(marketTypeId);
  const named = new Set(outcomes.map((outcome: SourceOutcome | null) => outcome?.outcomeId));
  if (named.size !== outcomes.length || named.size !== expected.length || !expected.every((id) => named.has(id)))
    return ["bad_value", `its outcomes are ${[...named].join(", ")} and not ${expected.join(", ")}`];
  const wrong = outcomes.find((outcome) => !isPrice(outcome));
  if (wrong !== undefined) return ["bad_value", `${JSON.stringify(wrong)} is no price`];
  const book = outcomes.reduce((sum, outcome) => sum + chanceOf(outcome), 0);
  return book < 1 - tolerance
    ? ["bad_value", `its prices come to ${book.toFixed(3)}: whoever bets on all of them wins`]
    : null;
}

function isPrice(outcome: SourceOutcome): boolean {
  if ("odds" in outcome) return Number.isInteger(outcome.odds) && outcome.odds >= leastOdds && outcome.odds <= maxOdds;
  return outcome.probability > 0 && outcome.probability < 1;
}

const chanceOf = (outcome: SourceOutcome): number => ("odds" in outcome ? 1000 / outcome.odds : outcome.probability);

/** The offered prices; those that arrive as chances get the server's margin. */
export function offered({ outcomes }: SourceMarket): readonly LiveOutcomePrice[] {
  const margin = outcomes.length === 2 ? margins.twoWay : outcomes.length === 3 ? margins.threeWay : margins.manyWay;
  const book = outcomes.reduce((sum, outcome) => sum + chanceOf(outcome), 0);
  return outcomes.map((outcome) => ({
    outcomeId: outcome.outcomeId,
    chance: chanceOf(outcome) / book,
    odds: "odds" in outcome ? thousandths(outcome.odds) : offeredOdds(outcome.probability, margin),
  }));
}
