import type { CallError, MatchSummary, PayloadIn, Slider, Sport } from "@livery/contract";
import type { Boot, BrandPicture } from "@livery/skin";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNow } from "../../core/clock.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { useSignedIn } from "../../core/user.ts";
import { groupMatches, type DayGroup } from "../../matches/grouping.ts";
import { useMatchSelections, type MatchSelections } from "../../matches/match-selections.ts";
import { pricedMatch, resultTypes, unpricedMatch, type MatchView } from "../../matches/matches.view.ts";
import { mainMenu, type MenuEntry } from "../../routes/menus.ts";
import { type League, leaguesOf } from "./leagues.ts";

export interface SportTile {
  readonly sportId: number;
  readonly name: string;
  /** Null until it is known. */
  readonly matchCount: number | null;
}

export interface HomeModel extends MatchSelections {
  /** loading: nothing is known; fixtures: the matches are known, their prices are loading; ready; empty; failed. */
  readonly state: "loading" | "fixtures" | "ready" | "empty" | "failed";
  /** Matches of today and later days. */
  readonly days: readonly DayGroup[];
  readonly sports: readonly SportTile[];
  /** The leagues of these matches, the largest first. */
  readonly leagues: readonly League[];
  /** The sections that the player's service flags allow (§2.2); a visitor has all of them. */
  readonly sections: readonly MenuEntry[];
  /** Whether this page may show live matches: the live section is among the player's sections. */
  readonly mayLive: boolean;
  readonly error: CallError | null;
  readonly retry: () => void;
  /** Epoch milliseconds; null until the page is hydrated. Used to name days "today" and "tomorrow". */
  readonly now: number | null;
  /** The promotional banners, in order; empty until the first view is complete. */
  readonly promos: readonly Slider[];
  /** The brand's pattern behind the page's head. */
  readonly pattern: BrandPicture | null;
  /** The brand's picture behind the page's head; null means the variant's own drawing. */
  readonly scene: BrandPicture | null;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly home: HomeModel;
  }
}

/** Number of matches of the first view, if the build has prerendered none. */
const firstMatches = 20;
/** Milliseconds between price requests; live prices come by socket in a later issue. */
const pricesEvery = 30_000;

/** Requests as many matches as were prerendered, so that prices fill the existing slots. */
export function homeMatchesPayload(boot: Pick<Boot, "rows">, sportId: number): PayloadIn<"matches"> {
  return { sportId, marketTypeIds: [...resultTypes], pageSize: Math.min(boot.rows.length || firstMatches, 50) };
}

export function useHomeModel(): HomeModel {
  const { boot, client } = useServices();
  const { timeZone } = useSettings();
  const now = useNow();
  const sections = mainMenu(useSignedIn());
  const selections = useMatchSelections();
  const sports = useQuery(callQuery(client, "sports", {}));
  const firstSport = boot.rows[0]?.sportId ?? sports.data?.[0]?.sportId ?? null;
  const matches = useQuery({
    ...callQuery(client, "matches", homeMatchesPayload(boot, firstSport ?? 1)),
    enabled: firstSport !== null,
    refetchInterval: pricesEvery,
  });
  const views = useMemo(() => homeMatches(boot, matches.data?.rows), [boot, matches.data]);
  const days = useMemo(() => groupMatches(views, timeZone), [views, timeZone]);
  const leagues = useMemo(() => leaguesOf(matches.data?.rows ?? boot.rows), [boot, matches.data]);
  // Requests that the first view does not need wait for it.
  const stands = matches.data !== undefined || matches.isError;
  const promos = useQuery({ ...callQuery(client, "getSliders", {}), enabled: stands, staleTime: Infinity });
  const error = matches.error ?? (firstSport === null ? sports.error : null);
  const noSport = firstSport === null && sports.data !== undefined;
  return {
    ...selections,
    state: homeState({ known: views.length, answered: matches.data !== undefined || noSport, failed: error !== null }),
    days,
    sports: sportTiles(boot, sports.data),
    leagues,
    sections,
    mayLive: sections.some(({ route }) => route === "LiveBets"),
    error,
    retry: () => {
      void sports.refetch();
      if (firstSport !== null) void matches.refetch();
    },
    now,
    promos: promos.data ?? [],
    pattern: boot.brand.pattern,
    scene: boot.brand.scene,
  };
}

/** Returns the matches of the response, or the prerendered fixtures until it arrives. */
export function homeMatches(
  boot: Pick<Boot, "rows">,
  answered: readonly MatchSummary[] | undefined,
): readonly MatchView[] {
  return answered === undefined ? boot.rows.map(unpricedMatch) : answered.map((row) => pricedMatch(row));
}

/** An error does not remove matches that are already known: their prices stay locked. */
export function homeState(facts: {
  readonly known: number;
  readonly answered: boolean;
  readonly failed: boolean;
}): HomeModel["state"] {
  if (facts.answered) return facts.known > 0 ? "ready" : "empty";
  if (facts.failed) return "failed";
  return facts.known > 0 ? "fixtures" : "loading";
}

/** One tile per sport: those of the prerendered matches at once, all sports with counts once these are loaded. */
export function sportTiles(boot: Pick<Boot, "rows">, sports: readonly Sport[] | undefined): readonly SportTile[] {
  if (sports !== undefined) return sports.map(({ sportId, name, matchCount }) => ({ sportId, name, matchCount }));
  const known = new Map(boot.rows.map(({ sportId, sportName }) => [sportId, sportName]));
  return [...known].map(([sportId, name]) => ({ sportId, name, matchCount: null }));
}
