import { randomInt } from "node:crypto";
import { sameSelection } from "@livery/betting";
import { type BookedSelection, type BookedSlip, type Booking, CallError } from "@livery/contract";
import { sql } from "kysely";
import type { BettingService } from "../betting-service.ts";
import { legError } from "../refusals.ts";
import { offeredSelections } from "./offered-selections.ts";

/** Digits and letters that are not confused when read aloud. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 50 random bits: with a million valid codes, one guess in a thousand million finds one. */
const codeLength = 10;

export interface SlipToBook {
  readonly selections: readonly BookedSelection[];
  readonly sizes: readonly number[];
}

/**
 * Stores a slip under a code of its tenant for 24 hours of the real clock (D22). Whether it can be placed is checked at the
 * placement. Throws CallError: `not_found` and `duplicate_selection`, with the leg.
 */
export async function bookSlip(
  betting: BettingService,
  tenantId: number,
  { selections, sizes }: SlipToBook,
): Promise<BookedSlip> {
  const twice = selections.findIndex((selection, index) =>
    selections.slice(0, index).some((earlier) => sameSelection(earlier, selection)),
  );
  if (twice >= 0) throw refusalOf("duplicate_selection", twice);
  const missing = (await offeredSelections(betting, selections)).indexOf(null);
  if (missing >= 0) throw refusalOf("not_found", missing);
  for (;;) {
    const { rows } = await sql<{ code: string; expires_at: Date }>`
      insert into booking (tenant_id, code, picks, sizes, expires_at)
      values (${tenantId}, ${newCode()}, ${JSON.stringify(selections)}::jsonb, ${sizes}::integer[], clock_timestamp() + interval '24 hours')
      on conflict do nothing returning code, expires_at`.execute(betting.db);
    const [row] = rows;
    if (row !== undefined) return { code: row.code, expiresAt: row.expires_at.toISOString() };
  }
}

/** A booked slip at current prices; null if the tenant has no such code or it has expired. */
export async function loadBooking(betting: BettingService, tenantId: number, typed: string): Promise<Booking | null> {
  const { rows } = await sql<{
    code: string;
    selections: readonly BookedSelection[];
    sizes: readonly number[];
    expires_at: Date;
  }>`
    select code, picks as selections, sizes, expires_at from booking
    where tenant_id = ${tenantId} and code = ${codeOf(typed)} and expires_at > clock_timestamp()`.execute(betting.db);
  const [row] = rows;
  if (row === undefined) return null;
  const selections = (await offeredSelections(betting, row.selections)).filter((selection) => selection !== null);
  return { code: row.code, expiresAt: row.expires_at.toISOString(), selections, sizes: row.sizes };
}

function refusalOf(code: "duplicate_selection" | "not_found", index: number): CallError {
  return new CallError(code, { path: `tips.${index}`, legs: [legError(index, code)] });
}

/** The code in its original spelling: O may be typed for 0, and I or L for 1. */
function codeOf(typed: string): string {
  return typed.toUpperCase().replaceAll("-", "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("");
}
