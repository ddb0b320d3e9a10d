import { CallError } from "@livery/contract";
import type { BonusRow, BonusText, PanelBonus } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import { pictureAddress } from "../../stored-address.ts";
import type { FileColumns } from "../lists/file.ts";
import type { PanelContext } from "../panel-context.ts";

interface Row extends Omit<BonusRow, "endsAt" | "startsAt" | "version"> {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly version: bigint;
}

async function read(db: Kysely<Schema>, lang: string, bonusIds: readonly bigint[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select b.bonus_id as "bonusId", b.category, b.percent, b.multiplier, b.one_use as "oneUse", b.starts_at as "startsAt",
      b.ends_at as "endsAt", b.list_order as order, b.active, b.version, told.title, told.languages,
      (select count(*)::integer from bonus_request r where r.bonus_id = b.bonus_id and r.status = 'waiting') as waiting,
      (select count(*)::integer from bonus_request r where r.bonus_id = b.bonus_id and r.status = 'confirmed') as confirmed
    from bonus b join lateral (
      select (array_agg(t.title order by t.lang = ${lang} desc, t.lang = 'en' desc, t.lang))[1] as title, array_agg(t.lang order by t.lang) as languages
      from bonus_text t where t.bonus_id = b.bonus_id) told on true
    where b.bonus_id = any (${bonusIds}::bigint[])`.execute(db);
  return rows;
}

/** The rows of bonuses by id, titled in a language if they have it; the caller has checked the scope. */
export async function readBonusRows(
  db: Kysely<Schema>,
  lang: string,
  bonusIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, BonusRow>> {
  return new Map((await read(db, lang, bonusIds)).map((row) => [BigInt(row.bonusId), rowOf(row)]));
}

function rowOf(row: Row): BonusRow {
  return {
    ...row,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    version: Number(row.version),
  };
}

/** One bonus of a tenant with all its texts. Throws `not_found`. */
export async function requireBonus(
  db: Kysely<Schema>,
  tenantId: number,
  lang: string,
  bonusId: number,
): Promise<PanelBonus> {
  const { rows: found } = await sql<{ id: number; image: string | null }>`
    select bonus_id as id, image from bonus where bonus_id = ${anyId(bonusId)} and tenant_id = ${tenantId}`.execute(db);
  const [bonus] = found;
  const [row] = bonus === undefined ? [] : await read(db, lang, [BigInt(bonus.id)]);
  if (bonus === undefined || row === undefined) throw new CallError("not_found", { path: "bonusId" });
  const texts: readonly BonusText[] = await db
    .selectFrom("bonus_text")
    .select(["lang", "title", "alt", "html", "terms"])
    .where("bonus_id", "=", row.bonusId)
    .orderBy("lang")
    .execute();
  return { ...rowOf(row), image: bonus.image, texts };
}

/** A bonus as an answer carries it. */
export const shownBonus = ({ log }: Pick<PanelContext, "log">, bonus: PanelBonus): PanelBonus => ({
  ...bonus,
  image: pictureAddress(log, bonus.image, { bonusId: bonus.bonusId }),
});

/** Columns of the file, by their names in the contract. */
export const bonusColumns: FileColumns<"panelBonuses"> = {
  bonusId: (row) => row.bonusId,
  title: (row) => row.title,
  category: (row) => row.category,
  percent: (row) => row.percent,
  multiplier: (row) => row.multiplier,
  oneUse: (row) => row.oneUse,
  active: (row) => row.active,
  startsAt: { instant: (row) => row.startsAt },
  endsAt: { instant: (row) => row.endsAt },
  order: (row) => row.order,
  languages: (row) => row.languages.join(" "),
  waiting: (row) => row.waiting,
  confirmed: (row) => row.confirmed,
};
