import type { BonusMeta, CallError, PlayerBonus } from "@livery/contract";

/** The state of a player's request for a bonus: none, on its way, or as on the server (§4); failed: it was not accepted. */
export type BonusState = "open" | "sending" | "sent" | "confirmed" | "cancelled" | "failed";

/** The state of a request since the page was opened: on its way, or refused. */
export type Attempt = "sending" | CallError;

/** A bonus with its meta data and the state of the player's request. */
export interface Bonus extends Omit<PlayerBonus, "requested" | "status">, Omit<BonusMeta, "bonusId" | "title"> {
  readonly state: BonusState;
  /** The reason if the request failed. */
  readonly error: CallError | null;
}

/** The meta data of a bonus of which the server has sent only the title. */
const noMeta: Omit<BonusMeta, "bonusId" | "title"> = {
  html: "",
  terms: "",
  image: null,
  alt: "",
  startsAt: null,
  endsAt: null,
  category: "other",
  percent: null,
  multiplier: null,
  oneUse: false,
};

/** Returns the bonuses in the server's order, each with its meta data and the latest attempt to request it. */
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
      // Not requestable while a request is on its way.
      requestable: bonus.requestable && state !== "sending",
      state,
      error,
    };
  });
}

/** A refusal is shown only while the server would still accept a request: otherwise the server's state counts. */
export function stateOf(
  { requestable, requested, status }: Pick<PlayerBonus, "requestable" | "requested" | "status">,
  attempt: Attempt | undefined,
): Pick<Bonus, "error" | "state"> {
  if (attempt === "sending") return { state: "sending", error: null };
  if (attempt !== undefined && requestable) return { state: "failed", error: attempt };
  if (!requested) return { state: "open", error: null };
  return { state: status === "waiting" ? "sent" : status, error: null };
}
