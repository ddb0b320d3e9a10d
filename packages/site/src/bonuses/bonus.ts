import type { BonusMeta, CallError, PlayerBonus } from "@livery/contract";

/** How a player's request for a bonus stands: none, on its way, or as the house has it (§4); failed: it did not go out. */
export type BonusState = "open" | "sending" | "sent" | "confirmed" | "cancelled" | "failed";

/** What became of a request since the page was opened: it is on its way, or was refused. */
export type Attempt = "sending" | CallError;

/** A bonus with what it says and how the player's request for it stands. */
export interface Bonus extends Omit<PlayerBonus, "requested" | "status">, Omit<BonusMeta, "bonusId" | "title"> {
  readonly state: BonusState;
  /** Of one that failed: why. */
  readonly error: CallError | null;
}

/** What a bonus is of which the house has told no more than its title. */
const noMeta: Omit<BonusMeta, "bonusId" | "title"> = {
  html: "",
  terms: "",
  image: null,
  startsAt: null,
  endsAt: null,
  category: "other",
  percent: null,
  multiplier: null,
  oneUse: false,
};

/** The bonuses in the house's order, each with what it says of itself and what became of a request just now. */
export function bonusesOf(
  playerBonuses: readonly PlayerBonus[],
  metas: readonly BonusMeta[],
  attempts: ReadonlyMap<number, Attempt>,
): readonly Bonus[] {
  const meta = new Map(metas.map((each) => [each.bonusId, each]));
  return playerBonuses.map(({ requested, status, ...bonus }) => {
    const attempt = attempts.get(bonus.bonusId);
    const { state, error } = stateOf({ requested, status, requestable: bonus.requestable }, attempt);
    return {
      ...noMeta,
      ...meta.get(bonus.bonusId),
      ...bonus,
      // Nobody asks while his request is on its way.
      requestable: bonus.requestable && state !== "sending",
      state,
      error,
    };
  });
}

/** A refusal is told only while the house would still take a request: else its own word stands. */
export function stateOf(
  { requestable, requested, status }: Pick<PlayerBonus, "requestable" | "requested" | "status">,
  attempt: Attempt | undefined,
): Pick<Bonus, "error" | "state"> {
  if (attempt === "sending") return { state: "sending", error: null };
  if (attempt !== undefined && requestable) return { state: "failed", error: attempt };
  if (!requested) return { state: "open", error: null };
  return { state: status === "waiting" ? "sent" : status, error: null };
}
