import { CallError, type ErrorCode } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Certainty, ManualMarketResult, StoredResult } from "../db/tables/catalogue.ts";

/** A manual result of a match's bets. */
export type ManualResult =
  | {
      readonly kind: "result";
      readonly result: StoredResult;
      readonly certainty: Exclude<Certainty, "rolled_back">;
    }
  /** All bets on the match, or on one market, are void: every outcome of the market. */
  | { readonly kind: "void" }
  | { readonly kind: "market"; readonly marketId: number; readonly outcomes: ManualMarketResult }
  | { readonly kind: "roll_back"; readonly marketId?: number | undefined };

export interface ManualResultEntry {
  readonly matchId: number;
  /** The number of the match's last result event, as it was shown. */
  readonly version: number;
  /** The acting account: `staff:7`, `system` for the feed. */
  readonly actor: string;
  readonly reason: string | null;
  readonly ruling: ManualResult;
}

/**
 * Writes a manual result of a match (rule_match) and returns the number of the new result event. The server's due work moves the
 * money, in the same way for the feed and for people. Throws `not_found`, `version_conflict` if there is a newer result event,
 * `match_not_started`, `nothing_to_roll_back`, `invalid_field` if an outcome is missing.
 */
export async function ruleMatch(db: Kysely<Schema>, entry: ManualResultEntry): Promise<number> {
  const { rows } = await sql<{ answer: { refused: ErrorCode } | { version: number } }>`
    select rule_match(${JSON.stringify(ruleInput(entry))}::jsonb) as answer`.execute(db);
  const answer = rows[0]?.answer;
  if (answer === undefined || "refused" in answer) throw refusal(answer?.refused ?? "technical");
  return answer.version;
}

/** The input of rule_match for a manual result. */
export function ruleInput({ matchId, ruling: { kind, ...ruling }, ...entry }: ManualResultEntry): object {
  const market = "marketId" in ruling ? { market: ruling.marketId } : {};
  return { ...entry, ...ruling, ...market, match: matchId, kind };
}

const fields: { readonly [Code in ErrorCode]?: string } = { not_found: "matchId", invalid_field: "outcomes" };

function refusal(code: ErrorCode): CallError {
  const path = fields[code];
  return new CallError(code, path === undefined ? {} : { path });
}
