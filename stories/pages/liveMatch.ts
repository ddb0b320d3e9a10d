import { pseudoLanguage } from "@livery/i18n";
import { footballInput } from "@livery/site/testing";
import { userEvent, within } from "storybook/test";
import { liveMatches, longLiveMatch } from "../site/live-matches.ts";
import { loseLink, hasText, until } from "../site/sight.ts";
import { define, type SiteState } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const full: SiteState = { path: "/livebets/match/11", live: { matches: liveMatches }, shows: () => "Aston Villa" };

const lines = footballInput(11, { home: "Liverpool", away: "Aston Villa" });
const many = {
  ...lines,
  markets: Array.from({ length: 40 }, (_, index) => ({
    ...lines.markets?.[1],
    matchId: 11,
    marketId: 1100 + index,
    special: `${index}.5`,
  })),
  outcomes: Array.from({ length: 40 }, (_, index) =>
    (["over", "under"] as const).map((name, at) => ({
      marketId: 1100 + index,
      outcomeId: 12 + at,
      name,
      active: true,
      open: true,
      odds: 1500 + index * 10,
    })),
  ).flat(),
};

/** How a price goes, in thousandths. */
const courses = [2_050, 2_100, 2_080, 2_150, 2_100, 1_950, 1_900, 1_920, 1_880, 1_850];

export const liveMatch = define(
  "pages",
  "liveMatch",
  "One match that is being played: score, clock, cards, and every market with its lines. Players come from the live list, and stay until the match is over.",
  {
    Full: full,
    Course: like(full, {
      play: async ({ canvas }) => {
        await until(() => hasText(canvas, "Aston Villa"), "the match is there");
        canvas.querySelector<HTMLElement>("main button[aria-expanded=false]")?.click();
      },
      shows: (t) => t("live:timeline.kind.ownGoal"),
    }),
    History: like(full, {
      play: async ({ canvas, live, t }) => {
        await until(() => hasText(canvas, "Aston Villa"), "the match is there");
        const choice = await within(canvas).findByRole("button", { name: t("live:history.title") });
        await userEvent.click(choice);
        for (const [at, odds] of courses.entries()) {
          live.tick([
            [110, 1, odds],
            [110, 3, 5_000 - odds],
            [111, 12, 1_900 + at * 10],
          ]);
          await live.frame();
        }
      },
      shows: (t) => t("live:history.fromTo", { from: "2.00", to: "1.85" }),
      note: "Below each price, while it is asked for: how it went of late.",
    }),
    Loading: like(full, { live: "never", shows: "busy" }),
    Empty: like(full, {
      live: { matches: [footballInput(11, { status: "ended", home: "Liverpool", away: "Aston Villa", score: "3:1" })] },
      shows: (t) => t("live:over.title"),
    }),
    Failed: like(full, {
      live: "cut",
      play: loseLink,
      shows: (t) => t("feedback:problem.title"),
    }),
    Offline: like(full, {
      play: async ({ canvas, live }) => {
        await until(() => hasText(canvas, "Aston Villa"), "the match is there");
        live.cut();
      },
      shows: (t) => t("live:reconnecting.title"),
    }),
    LongWords: like(full, {
      path: "/livebets/match/16",
      live: { matches: [longLiveMatch] },
      lang: pseudoLanguage.code,
      session: "long",
      shows: () => longLiveMatch.matches?.[0]?.home ?? "",
    }),
    ManyRows: like(full, { live: { matches: [many] }, shows: () => "39.5" }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
    Locked: like(full, {
      play: async ({ canvas, live }) => {
        await until(() => hasText(canvas, "Aston Villa"), "the match is there");
        live.lock(true, 11);
      },
      shows: (t) => t("live:suspended"),
    }),
    NoPrices: like(full, {
      live: { matches: [{ matches: lines.matches ?? [] }] },
      shows: (t) => t("live:noPrices"),
    }),
  },
);
