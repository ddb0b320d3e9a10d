import { slugOf } from "../folding.ts";
import type { Fixture } from "./openfootball-fixture.ts";

/**
 * A round's name without the words that change from file to file: "Matchday 24", "24. Round" and
 * "24. Spieltag" are all "24"; "Round of 16" keeps its words.
 */
export function roundKey(round: string | null): string {
  const word = "(?:round|matchday|spieltag|jornada|journee|giornata|speelronde|hafta|runde)";
  return slugOf(round ?? "")
    .replace(new RegExp(`\\b(\\d+)-${word}\\b`, "u"), "$1")
    .replace(new RegExp(`\\b${word}-(\\d+)\\b`, "u"), "$1");
}

/** The key of a match within its tournament and season, whatever its date: stage, round, the two teams. */
export function matchKey(fixture: Pick<Fixture, "stage" | "round" | "homeSlug" | "awaySlug">): string {
  return [slugOf(fixture.stage ?? ""), roundKey(fixture.round), fixture.homeSlug, fixture.awaySlug].join("/");
}
