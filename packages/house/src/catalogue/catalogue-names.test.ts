import { foldText } from "@livery/i18n/folding";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { fixtureOf, type SimulatedSport } from "../live/sources/simulator/fixture.ts";
import { drawScript } from "../live/sources/simulator/draw-script.ts";
import { demoMatches } from "../live/sources/simulator/simulator.ts";
import { leagues } from "./calendar/leagues.ts";
import { testDatabase } from "../testing/database.ts";
import { catalogueNamesIn, shownTournament, tournamentAmong } from "./catalogue-names.ts";
import { slugOf } from "./folding.ts";

/** What the server's own sources call their tournaments. */
const own = new Set([
  ...(Object.entries(demoMatches) as [SimulatedSport, number][]).flatMap(([sport, lanes]) =>
    Array.from({ length: 2 * lanes }, (_, lane) => fixtureOf(sport, { lane, day: 0, round: 1 }).tournament),
  ),
  ...Array.from({ length: 40 }, (_, seed) => drawScript("football", String(seed)).match.tournament),
  ...leagues.map(({ name }) => name),
]);

test("every tournament of the simulator and the calendar has a name in Persian, in letters of its own", async () => {
  const { tournament } = await catalogueNamesIn("fa");
  expect(own).toContain("Invitation Cup");
  expect([...own].filter((name) => /[a-z]/i.test(tournament(name)))).toEqual([]);
});

test("a search and an order take a tournament by the name that it is shown with, and any other by its own", async () => {
  const names = await catalogueNamesIn("fa");
  const named = ["Ligue 1", "LIGUE 1 2", "Bundesliga 2", "Süper Lig", "Amber League 12", "Riverside Open 2, women"];
  const others = ["Ligue 2", "2. Bundesliga", "J2 Amber League", "Amber League B2", "Riverside Open 2 women", "لیگ ۲"];
  const shown = (name: string) => names.tournament(name);
  expect([...named, ...others].filter((name) => shown(name) !== name)).toEqual(named);
  const stored = [...named, ...others].map((name) => ({ name, slug: slugOf(name), folded: foldText(name) }));
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  const { rows } = await sql<{ name: string; found: boolean; by: string }>`
    select name, coalesce(${tournamentAmong(sql`${names.tournamentsWith("")}::text[]`)}, false) as found, ${shownTournament(names)} as by
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as tournament (name text, slug text, folded text)`.execute(
    database.db,
  );
  expect(rows.filter(({ found }) => found).map(({ name }) => name)).toEqual(named);
  expect(rows.map(({ name, by }) => by === foldText(name))).toEqual(rows.map(({ found }) => !found));
  const [ligue = "", division = ""] = rows.map(({ by }) => by);
  expect([ligue, division]).toEqual([foldText(shown("Ligue 1")), `${ligue} ligue-1-2`]);
});
