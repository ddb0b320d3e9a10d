import { sql, type RawBuilder } from "kysely";
import { foldText } from "../folding.ts";

/** Fewer folded letters than this find nothing (§5). */
const fewestLetters = 3;

/**
 * The condition that teams or tournament have every word of the keyword (D47), or null if it is too short. The longest word
 * selects teams and tournaments first, so that the others are searched only among their matches. Needs the tables match,
 * tournament, home and away.
 */
export function keywordCondition(keyword: string): RawBuilder<boolean> | null {
  const folded = foldText(keyword);
  if (Array.from(folded.replaceAll(" ", "")).length < fewestLetters) return null;
  const words = folded.split(" ").toSorted((a, b) => b.length - a.length);
  const like = `%${words[0]}%`;
  const texts = words.map((word) => `%${word}%`);
  return sql<boolean>`(match.home_team_id in (select team_id from team where folded like ${like})
      or match.away_team_id in (select team_id from team where folded like ${like})
      or match.tournament_id in (select tournament_id from tournament where folded like ${like}))
    and home.folded || ' ' || away.folded || ' ' || tournament.folded like all (${texts}::text[])`;
}
