import { userEvent, within } from "storybook/test";
import { pseudoLanguage } from "@livery/i18n";
import { doubledMatch, liveMatches, longLiveMatch, manyLiveMatches } from "../site/live-matches.ts";
import { loseLink, hasText, until } from "../site/sight.ts";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const full: SiteState = { path: "/livebets", live: { matches: liveMatches }, shows: () => "Trabzonspor" };

const several = like(full, {
  path: "/livebets?matches=11,13,15,14",
  shows: (t) => t("live:multiview.title"),
  note: "Several matches side by side, as the address names them.",
});

/** Steps that are taken once the list is there. */
const then = (
  step: (stage: Stage) => void | Promise<void>,
  changes: Partial<SiteState> & Pick<SiteState, "shows">,
): SiteState =>
  like(full, {
    ...changes,
    play: async (stage) => {
      await until(() => hasText(stage.canvas, "Trabzonspor"), "the list is there");
      await step(stage);
    },
  });

export const liveBets = define(
  "pages",
  "liveBets",
  "Everything that is being played, with prices that change as one looks. Players keep it open beside a broadcast; prices write themselves into their cells, and lock when the feed is late.",
  {
    Full: full,
    Loading: like(full, { live: "never", shows: "busy" }),
    Empty: like(full, { live: { matches: [] }, shows: (t) => t("live:empty.title") }),
    Failed: like(full, {
      live: "cut",
      play: loseLink,
      shows: (t) => t("feedback:problem.title"),
    }),
    Offline: then(({ live }) => live.cut(), { shows: (t) => t("live:reconnecting.title") }),
    LongWords: like(full, {
      live: { matches: [longLiveMatch, ...liveMatches] },
      lang: pseudoLanguage.code,
      session: "long",
    }),
    ManyRows: like(full, { live: { matches: manyLiveMatches(200) }, shows: () => "Home 101" }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
    KeyWord: like(full, {
      path: "/livebets/besik",
      note: "The address `livebets/{keyWord}` asks what to look for.",
    }),
    Unfound: then(
      async ({ canvas }) => {
        await userEvent.type(within(canvas).getByRole("searchbox"), "zz top");
      },
      { shows: (t) => t("sport:search.emptyTitle", { words: "zz top" }) },
    ),
    Locked: then(({ live }) => live.lock(true, 13), { shows: (t) => t("live:suspended") }),
    Stale: then(({ live }) => live.silence(11_000), { shows: (t) => t("live:stale.title") }),
    Doubled: like(full, {
      live: { matches: [doubledMatch, ...liveMatches] },
      shows: () => "Genoa",
      note: "A match with more markets than a row holds has a second one (§4).",
    }),
    Several: several,
    SeveralNone: like(full, {
      path: "/livebets?matches=none",
      shows: (t) => t("live:multiview.title"),
      note: "Before the first match is chosen: the list's own buttons take them in.",
    }),
    SeveralStale: like(several, {
      path: "/livebets?matches=11,13",
      play: async ({ canvas, live }) => {
        await until(() => hasText(canvas, "Trabzonspor"), "the matches are there");
        live.silence(11_000, 11);
      },
      shows: (t) => t("live:stale.title"),
      note: "The feed of one match is late: its prices alone are locked.",
    }),
    SeveralEnded: like(several, {
      path: "/livebets?matches=11,13,99,12,14",
      play: async ({ canvas, live }) => {
        await until(() => hasText(canvas, "Trabzonspor"), "the matches are there");
        live.change({ matches: [{ matchId: 11, status: "ended", score: "3:1" }] });
      },
      shows: (t) => t("live:over.title"),
      note: "A match that is over stays until it is taken out. The address of this one names one that is not played, and one too many.",
    }),
    SeveralLong: like(several, {
      path: "/livebets?matches=16,11,15",
      live: { matches: [longLiveMatch, ...liveMatches] },
      lang: pseudoLanguage.code,
      session: "long",
      shows: () => longLiveMatch.matches?.[0]?.home ?? "",
    }),
    SeveralPhone: like(several, {
      window: "phone",
      shell: "mobile",
      note: "Where there is no room for two, one is shown at a time; the tabs say how the others stand.",
    }),
  },
);
