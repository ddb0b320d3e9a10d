import type { LiveClient } from "@livery/house/testing";
import type { MadeMatch } from "./made-matches.ts";

/** The demo's live matches run this many times as fast as the clock: a half of football lasts 45 seconds, a break 15. */
export const speed = 60;

const breakSeconds = 900;
/** Shortest half. */
const half = 2_700;

const towns = ["Lanternwick", "Quaybridge", "Tidewater", "Breakwater", "Saltmarsh", "Windlass", "Kelp Bay", "Mooring"];
const clubs = ["Rovers", "Athletic", "Albion", "Wanderers", "Orient", "United", "City"];

/**
 * Matches for five minutes, eight at once. Four are whole ones, whose breaks come one after the other from 50 seconds
 * on: in a break prices stand still. Four are over after one half, one of them every few seconds; penalties take these
 * off bets every two seconds.
 */
export function liveProgramme(): readonly MadeMatch[] {
  const first = [
    [half + 300, half],
    [half + 1_200, half],
    [half + 2_100, half],
    [half + 3_000, half],
    [half],
    [half + 600],
    [half + 1_200],
    [half + 1_800],
  ];
  const later = [[half], [half], [half], [half], [half, half], [half], [half, half], [half]];
  return [...first, ...later, ...later, ...later].map((halves, index) => ({
    home: `${towns[index % towns.length]} ${clubs[Math.floor(index / towns.length)]}`,
    away: `${towns[(index + 3) % towns.length]} ${clubs[Math.floor(index / towns.length) + 1]}`,
    halves,
    penalties: halves.length > 1 ? [] : everyTwoSeconds(halves[0] ?? 0),
  }));
}

/** Eight matches whose halves outlast a journey at half that speed, each off bets for a second now and then. */
export function longProgramme(): readonly MadeMatch[] {
  return towns.map((town, index) => ({
    home: `${town} ${clubs[0]}`,
    away: `${towns[(index + 3) % towns.length]} ${clubs[1]}`,
    halves: [6_000, 6_000],
    penalties: Array.from({ length: 9 }, (_, nth) => 200 + index * 60 + nth * 600),
  }));
}

const everyTwoSeconds = (lasts: number): readonly number[] =>
  Array.from({ length: Math.floor(lasts / 120) - 1 }, (_, nth) => 60 + nth * 120);

/** A match of the programme in its first half. */
export interface Played {
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
  /** `{home} – {away}`. */
  readonly name: string;
  /** Whether a break and a second half come. */
  readonly isWhole: boolean;
  /** Milliseconds until the half is over, and until the match is. */
  readonly untilRest: number;
  readonly untilEnd: number;
}

/** What is in its first half at this moment, as a client of the house knows it. */
export function nowPlayed(house: LiveClient, programme: readonly MadeMatch[]): readonly Played[] {
  return (house.feed.topic("list")?.matches() ?? []).flatMap(({ matchId, home, away, status, clock }) => {
    const made = programme.find((match) => match.home === home);
    if (made === undefined || clock === null || status !== "1p") return [];
    const second = clock.second + ((Date.now() - clock.at) / 1_000) * speed;
    const [first = 0, ...more] = made.halves;
    const rest = first - second;
    const end = more.reduce((sum, lasts) => sum + breakSeconds + lasts, rest);
    const [untilRest = 0, untilEnd = 0] = [rest, end].map((left) => (left / speed) * 1_000);
    return [{ matchId, home, away, name: `${home} – ${away}`, isWhole: more.length > 0, untilRest, untilEnd }];
  });
}
