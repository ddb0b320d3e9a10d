import { CallError } from "@livery/contract";
import type { BonusTerms, PanelBonus } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import { changesBetween } from "../../audit-entry.ts";
import { checkTerms, cleanTerms, storedTerms, storeTexts } from "../../bonuses/texts.ts";
import type { Schema } from "../../db/schema.ts";
import { recordChange, withRemoved } from "../audit/record-change.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { idempotent } from "../idempotent.ts";
import { requireBonus, shownBonus } from "./bonuses.rows.ts";

/** Creates a bonus, which is offered from then on, within its time; once per idempotency key. */
export const panelBonusCreate: PanelHandler<"panelBonusCreate"> = (context, payload) =>
  idempotent(context, "panelBonusCreate", payload, async (trx) => {
    const { actor, lang } = context;
    requirePermission(actor, "offer.edit");
    await checkTerms(trx, payload);
    const terms = cleanTerms(payload);
    const { bonus_id } = await trx
      .insertInto("bonus")
      .values({ tenant_id: actor.tenantId, seed_name: null, ...storedTerms(terms) })
      .returning("bonus_id")
      .executeTakeFirstOrThrow();
    await storeTexts(trx, bonus_id, terms.texts);
    const made = await requireBonus(trx, actor.tenantId, lang, bonus_id);
    await record(trx, context, made, {}, { ...auditFields(made), active: true });
    return made;
  });

/** Changes a bonus of the version that was shown. Without a difference nothing is written. */
export const panelBonusChange: PanelHandler<"panelBonusChange"> = (context, payload) =>
  context.house.db.transaction().execute(async (trx) => {
    requirePermission(context.actor, "offer.edit");
    const { bonusId: _, version: __, reason, ...submitted } = payload;
    await checkTerms(trx, submitted);
    const shown = await requireShown(trx, context, payload);
    const terms = cleanTerms(submitted);
    return change(trx, context, shown, auditFields(shown), auditFields(terms), reason, async () => {
      const moved = await bump(trx, shown, storedTerms(terms));
      if (moved) await storeTexts(trx, shown.bonusId, terms.texts);
      return moved;
    });
  });

/** Withdraws a bonus, or offers it again. */
export const panelBonusOffer: PanelHandler<"panelBonusOffer"> = (context, payload) =>
  context.house.db.transaction().execute(async (trx) => {
    requirePermission(context.actor, "offer.edit");
    const { active, reason } = payload;
    const shown = await requireShown(trx, context, payload);
    return change(trx, context, shown, { active: shown.active }, { active }, reason, () =>
      bump(trx, shown, { active }),
    );
  });

/** The terms of a bonus with each text as a field, so that the audit names the changed one. */
function auditFields({ texts, ...terms }: BonusTerms): Readonly<Record<string, unknown>> {
  const { category, percent, multiplier, oneUse, image, startsAt, endsAt, order } = terms;
  return {
    category,
    percent,
    multiplier,
    oneUse,
    image,
    startsAt,
    endsAt,
    order,
    ...Object.fromEntries(
      texts.flatMap(({ lang, ...text }) => Object.entries(text).map(([part, value]) => [`${part}.${lang}`, value])),
    ),
  };
}

/** A bonus of the version that was shown. Throws `not_found` and `version_conflict`. */
async function requireShown(
  trx: Kysely<Schema>,
  { actor, lang }: PanelContext,
  { bonusId, version }: { readonly bonusId: number; readonly version: number },
): Promise<PanelBonus> {
  const now = await requireBonus(trx, actor.tenantId, lang, bonusId);
  if (now.version !== version) refuse(now);
  return now;
}

function refuse({ version }: PanelBonus): never {
  throw new CallError("version_conflict", { path: "version", params: { version } });
}

/** Updates the row of the version that was shown; false if another change was first. */
async function bump(
  trx: Kysely<Schema>,
  { bonusId, version }: PanelBonus,
  stored: Partial<ReturnType<typeof storedTerms>> & { readonly active?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("bonus")
    .set(stored)
    .where("bonus_id", "=", bonusId)
    .where("version", "=", BigInt(version))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes the differences. A simultaneous change waits, and finds another version. */
async function change(
  trx: Kysely<Schema>,
  context: PanelContext,
  shown: PanelBonus,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  reason: string | undefined,
  write: () => Promise<boolean>,
): Promise<PanelBonus> {
  const all = withRemoved(before, after);
  if (changesBetween(before, all).length === 0) return shownBonus(context, shown);
  const moved = await write();
  const now = await requireBonus(trx, context.actor.tenantId, context.lang, shown.bonusId);
  if (!moved) refuse(now);
  await record(trx, context, now, before, all, reason);
  return shownBonus(context, now);
}

async function record(
  trx: Kysely<Schema>,
  context: PanelContext,
  { bonusId, title }: PanelBonus,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  reason?: string,
): Promise<void> {
  await recordChange(trx, context, {
    action: "offer.edit",
    target: { kind: "bonus", id: bonusId, name: title },
    changes: changesBetween(before, after),
    reason,
  });
}
