import { didYouMean } from "./did-you-mean.ts";
import { ChaosError } from "./errors.ts";
import { type Fault, faultNames, faultRow, faults } from "./faults.ts";

/** How likely each message is to meet a fault, from 0 to 1; with an amount in the fault's unit where the usual one will not do. */
export type Chance = number | { readonly probability: number; readonly amount?: number };

export type Chances = Partial<Readonly<Record<Fault, Chance>>>;

/** A fault that may happen, with everything said. */
export interface Likely {
  readonly fault: Fault;
  readonly probability: number;
  readonly amount: number;
}

/** Reads what may happen, in the table's order. Throws ChaosError `invalid_option`. */
export function readChances(chances: Chances): readonly Likely[] {
  for (const name of Object.keys(chances))
    if (!Object.hasOwn(faults, name))
      throw new ChaosError("invalid_option", `There is no fault "${name}".`, didYouMean(name, faultNames));
  return faultNames.flatMap((fault) => {
    const chance = chances[fault];
    return chance === undefined ? [] : [readChance(fault, chance)];
  });
}

function readChance(fault: Fault, chance: Chance): Likely {
  const { amount: bounds } = faultRow(fault);
  const options = typeof chance === "number" ? { probability: chance } : chance;
  const { probability, amount = bounds?.defaultValue ?? 0 } = options;
  if (!(probability >= 0 && probability <= 1))
    throw new ChaosError(
      "invalid_option",
      `The probability of ${fault} is ${probability}.`,
      "Give one from 0 (never) to 1 (every message).",
    );
  if (options.amount !== undefined && bounds === undefined)
    throw new ChaosError("invalid_option", `${fault} has no amount.`, `Give its probability alone: ${probability}.`);
  if (bounds !== undefined && !(Number.isInteger(amount) && amount >= bounds.least && amount <= bounds.most))
    throw new ChaosError(
      "invalid_option",
      `${fault} by ${amount} ${bounds.unit} cannot be done.`,
      `Give a whole number from ${bounds.least} to ${bounds.most}.`,
    );
  return { fault, probability, amount };
}
