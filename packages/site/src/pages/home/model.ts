import type { CallError, MatchSummary, PayloadIn, Slider, Sport } from "@livery/contract";
import type { Boot, BrandPicture } from "@livery/skin";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNow } from "../../app/clock.ts";
import { callQuery } from "../../app/queries.ts";
import { useServices } from "../../app/services.ts";
import { useSettings } from "../../app/site-settings.ts";
import { useSignedIn } from "../../app/user.ts";
import { groupMatches, type DayGroup } from "../../matches/grouping.ts";
import { useMatchPicks, type MatchPicks } from "../../matches/picks.ts";
import { listedMarketType, pricedMatch, unpricedMatch, type MatchView } from "../../matches/view.ts";
import { mainMenu, type MenuEntry } from "../../routes/menus.ts";

export interface SportTile {
  readonly sportId: number;
  readonly name: string;
  /** Null until it has been counted. */
  readonly matchCount: number | null;
}

export interface HomeModel extends MatchPicks {
  /**
   * loading: nothing is known; fixtures: the matches are there, their prices on the way; ready; empty; failed.
   */
  readonly state: "loading" | "fixtures" | "ready" | "empty" | "failed";
  /** Today's and coming matches. */
  readonly days: readonly DayGroup[];
  readonly sports: readonly SportTile[];
  /** The sections whose service the player has (§2.2); a visitor has all of them. */
  readonly sections: readonly MenuEntry[];
  /** Whether what is being played belongs on this page: among the player's sections is the live one. */
  readonly mayLive: boolean;
  readonly error: CallError | null;
  readonly retry: () => void;
  /** Epoch ms; null until the page is alive. Names days "today" and "tomorrow". */
  readonly now: number | null;
  /** The promotional banners, in order; none until the first view stands. */
  readonly promos: readonly Slider[];
  /** The brand's tile behind the page's head. */
  readonly pattern: BrandPicture | null;
  /** The brand's world behind the page's head; null for the drawing that the variant has of its own. */
  readonly scene: BrandPicture | null;
}

/** Matches of the first view where the build has put none in. */
const firstMatches = 20;
/** Milliseconds between looks at the prices; live ones come by socket in a later issue. */
const pricesEvery = 30_000;

/** As many matches as were prerendered, so that prices fill the places that are there. */
export function homeMatchesPayload(boot: Pick<Boot, "rows">, sportId: number): PayloadIn<"matches"> {
  return { sportId, marketTypeIds: [listedMarketType], pageSize: Math.min(boot.rows.length || firstMatches, 50) };
}

export function useHomeModel(): HomeModel {
  const { boot, client } = useServices();
  const { timeZone } = useSettings();
  const now = useNow();
  const sections = mainMenu(useSignedIn());
  const picks = useMatchPicks();
  const sports = useQuery(callQuery(client, "sports", {}));
  const firstSport = boot.rows[0]?.sportId ?? sports.data?.[0]?.sportId ?? null;
  const matches = useQuery({
    ...callQuery(client, "matches", homeMatchesPayload(boot, firstSport ?? 1)),
    enabled: firstSport !== null,
    refetchInterval: pricesEvery,
  });
  const views = useMemo(() => homeMatches(boot, matches.data?.rows), [boot, matches.data]);
  const days = useMemo(() => groupMatches(views, timeZone), [views, timeZone]);
  // What is not the first view waits for it.
  const stands = matches.data !== undefined || matches.isError;
  const promos = useQuery({ ...callQuery(client, "getSliders", {}), enabled: stands, staleTime: Infinity });
  const error = matches.error ?? (firstSport === null ? sports.error : null);
  const noSport = firstSport === null && sports.data !== undefined;
  return {
    ...picks,
    state: homeState({ known: views.length, answered: matches.data !== undefined || noSport, failed: error !== null }),
    days,
    sports: sportTiles(boot, sports.data),
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

/** The answer once it is there, the prerendered fixtures until then. */
export function homeMatches(
  boot: Pick<Boot, "rows">,
  answered: readonly MatchSummary[] | undefined,
): readonly MatchView[] {
  return answered === undefined ? boot.rows.map(unpricedMatch) : answered.map((row) => pricedMatch(row));
}

/** An error beside matches that are known already takes nothing away from them: their prices stay locked. */
export function homeState(facts: {
  readonly known: number;
  readonly answered: boolean;
  readonly failed: boolean;
}): HomeModel["state"] {
  if (facts.answered) return facts.known > 0 ? "ready" : "empty";
  if (facts.failed) return "failed";
  return facts.known > 0 ? "fixtures" : "loading";
}

/** A tile a sport: those of the prerendered matches at once, all with their counts when they have been counted. */
export function sportTiles(boot: Pick<Boot, "rows">, sports: readonly Sport[] | undefined): readonly SportTile[] {
  if (sports !== undefined) return sports.map(({ sportId, name, matchCount }) => ({ sportId, name, matchCount }));
  const known = new Map(boot.rows.map(({ sportId, sportName }) => [sportId, sportName]));
  return [...known].map(([sportId, name]) => ({ sportId, name, matchCount: null }));
}
