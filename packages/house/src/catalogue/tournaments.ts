import { football } from "@livery/feed";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { foldingVersion, foldText } from "@livery/i18n/folding";
import { slugOf } from "./folding.ts";

export interface TournamentInput {
  /** UOF's number; default football. */
  readonly sportId?: number;
  readonly category: string;
  readonly flag: string | null;
  readonly tournament: string;
  /** Its list order when it is created; existing ones do not change. */
  readonly listOrder?: number;
}

/**
 * Returns the ids of a tournament and its category, created if they are missing, and its list order. A name's first spelling
 * stays.
 */
export async function ensureTournament(
  db: Kysely<Schema>,
  input: TournamentInput,
): Promise<{ categoryId: number; tournamentId: number; listOrder: number }> {
  const categorySlug = slugOf(input.category);
  const order = input.listOrder ?? 1000;
  const sportId = input.sportId ?? football;
  await db
    .insertInto("category")
    .values({
      sport_id: sportId,
      name: input.category,
      slug: categorySlug,
      country_flag: input.flag,
      list_order: order,
      folding: foldingVersion,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { category_id } = await db
    .selectFrom("category")
    .select("category_id")
    .where("sport_id", "=", sportId)
    .where("slug", "=", categorySlug)
    .executeTakeFirstOrThrow();
  const slug = slugOf(input.tournament);
  await db
    .insertInto("tournament")
    .values({
      category_id,
      name: input.tournament,
      slug,
      folded: foldText(input.tournament),
      folding: foldingVersion,
      list_order: order,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { tournament_id, list_order } = await db
    .selectFrom("tournament")
    .select(["tournament_id", "list_order"])
    .where("category_id", "=", category_id)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return { categoryId: category_id, tournamentId: tournament_id, listOrder: list_order };
}

/** Returns team ids by slug; missing teams are created. A team belongs to its category; its first spelling stays. */
export async function ensureTeams(
  db: Kysely<Schema>,
  categoryId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const bySlug = new Map(names.toReversed().map((name) => [slugOf(name), name]));
  if (bySlug.size === 0) return new Map();
  const rows = JSON.stringify([...bySlug].map(([slug, name]) => ({ slug, name, folded: foldText(name) })));
  await sql`
    insert into team (category_id, name, slug, folded, folding)
    select ${categoryId}::integer, name, slug, folded, ${foldingVersion}
    from jsonb_to_recordset(${rows}::jsonb) as t(name text, slug text, folded text)
    on conflict (category_id, slug) do nothing`.execute(db);
  const teams = await db
    .selectFrom("team")
    .select(["team_id", "slug"])
    .where("category_id", "=", categoryId)
    .where("slug", "in", [...bySlug.keys()])
    .execute();
  return new Map(teams.map(({ team_id, slug }) => [slug, team_id]));
}
