import type { BonusTerms } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import { checkTerms, cleanTerms, storedTerms, storeTexts } from "../bonuses/texts.ts";
import type { Schema } from "../db/schema.ts";

/** A bonus of a seed; its place is that in the list. */
export interface SeedBonus
  extends Pick<BonusTerms, "category" | "texts">, Partial<Omit<BonusTerms, "category" | "order" | "texts">> {
  /** By which it is made once. */
  readonly name: string;
}

/** Makes the bonuses that are missing; what is there is its operator's. */
export async function ensureBonuses(db: Kysely<Schema>, tenantId: number, seeds: readonly SeedBonus[]): Promise<void> {
  for (const [index, { name, ...input }] of seeds.entries()) {
    const given = { ...plain, ...input, order: index + 1 };
    await checkTerms(db, given);
    const terms = cleanTerms(given);
    const made = await db
      .insertInto("bonus")
      .values({ tenant_id: tenantId, seed_name: name, ...storedTerms(terms) })
      .onConflict((conflict) => conflict.columns(["tenant_id", "seed_name"]).doNothing())
      .returning("bonus_id")
      .executeTakeFirst();
    if (made !== undefined) await storeTexts(db, made.bonus_id, terms.texts);
  }
}

/** What a bonus is that says nothing of it. */
const plain = { percent: null, multiplier: null, oneUse: false, image: null, startsAt: null, endsAt: null } as const;
