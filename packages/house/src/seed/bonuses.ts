import type { BonusTerms } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import { checkTerms, cleanTerms, storedTerms, storeTexts } from "../bonuses/texts.ts";
import type { Schema } from "../db/schema.ts";

/** A bonus of a seed; its order is that in the list. */
export interface SeedBonus
  extends Pick<BonusTerms, "category" | "texts">, Partial<Omit<BonusTerms, "category" | "order" | "texts">> {
  /** Identifies it, so that it is created once. */
  readonly name: string;
}

/** Creates the missing bonuses; existing ones belong to the operator. */
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

/** The defaults of a bonus. */
const plain = { percent: null, multiplier: null, oneUse: false, image: null, startsAt: null, endsAt: null } as const;
