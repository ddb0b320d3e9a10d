import {
  basketballMatch,
  deadHeatMatch,
  longWord,
  matchResult,
  never,
  pageOf,
  paidImpact,
  refuse,
  resultRequest,
  resultRow,
  settledMatch,
  staffOf,
  tennisMatch,
} from "@livery/panel/testing";
import { until } from "../site/sight.ts";
import { panelStory } from "./panel-stories.tsx";

const meta = { title: "Panel/Results" };
export default meta;

const staff = staffOf("operator");
const path = "/results/31";

export const List = panelStory({ path: "/results", staff, shows: () => "Everton 4" });
export const ListLoading = panelStory({ path: "/results", staff, calls: { panelResults: never }, shows: "busy" });
export const ListEmpty = panelStory({
  path: "/results",
  staff,
  calls: { panelResults: () => pageOf([]) },
  shows: (t) => t("results.emptyTitle"),
});
export const ListFailed = panelStory({
  path: "/results",
  staff,
  calls: { panelResults: refuse("technical") },
  shows: (t) => t("feedback:problem.title"),
});
export const ListLongText = panelStory({
  path: "/results",
  staff,
  calls: { panelResults: () => pageOf([resultRow(1, { home: longWord, away: longWord, tournamentName: longWord })]) },
  shows: () => longWord,
});
export const ListPhone = panelStory({ path: "/results", staff, window: "phone", shows: () => "Everton 4" });
export const Awaiting = panelStory({ path, staff, shows: (t) => t("results.ruled") });
export const AwaitingPhone = panelStory({ path, staff, window: "phone", shows: (t) => t("results.ruled") });
export const Settled = panelStory({
  path,
  staff,
  calls: { panelResult: () => settledMatch() },
  shows: (t) => t("results.feed"),
});
export const Loading = panelStory({ path, staff, calls: { panelResult: never }, shows: "busy" });
export const Missing = panelStory({
  path,
  staff,
  calls: { panelResult: refuse("not_found") },
  shows: (t) => t("missing.title"),
});
export const Shared = panelStory({
  path,
  staff,
  calls: { panelResult: () => matchResult(31, { shared: true, may: [] }) },
  shows: (t) => t("results.shared"),
});
export const Request = panelStory({
  path,
  staff,
  calls: { panelResult: () => settledMatch({ request: resultRequest() }) },
  shows: (t) => t("results.confirm"),
});
export const EnterResult = panelStory({
  path,
  staff,
  play: ({ press }) => press("results.enter"),
  shows: (t) => t("results.penalties"),
});
const tennis = { panelResult: () => tennisMatch() };
export const EnterSets = panelStory({
  path,
  staff,
  calls: tennis,
  play: ({ press }) => press("results.enter"),
  shows: (t) => t("results.playedOut"),
});
export const EnterSetsPhone = panelStory({
  path,
  staff,
  calls: tennis,
  window: "phone",
  play: ({ press }) => press("results.enter"),
  shows: (t) => t("results.playedOut"),
});
export const EnterParts = panelStory({
  path,
  staff,
  calls: { panelResult: () => basketballMatch() },
  play: ({ press }) => press("results.enter"),
  shows: (t) => t("results.overtime"),
});
/** The server doubts a result that comes too early, and says why. */
export const Doubtful = panelStory({
  path,
  staff,
  calls: {
    panelResult: () => settledMatch(),
    panelResultEnter: refuse("result_doubtful", { params: { doubts: "early playing differs" } }),
  },
  play: async ({ press, type, canvas }) => {
    await press("results.correct");
    await type("form.reason", "The feed was wrong");
    await until(() => canvas.textContent.includes("145"), "the affected coupons are shown");
    await press("results.correct");
  },
  shows: (t) => t("results.doubts.playing"),
});
export const DeadHeat = panelStory({
  path,
  staff,
  calls: { panelResult: deadHeatMatch },
  play: ({ press }) => press("results.setOutcomes"),
  shows: (t) => t("results.sharers"),
});
export const SetOutcomes = panelStory({
  path,
  staff,
  play: ({ press }) => press("results.setOutcomes"),
  shows: (t) => t("results.marketText"),
});
export const RollBack = panelStory({
  path,
  staff,
  calls: {
    panelResult: () => settledMatch(),
    panelResultOutlook: () => ({ impact: [paidImpact], secondPerson: true }),
  },
  play: ({ press }) => press("results.rollBack"),
  shows: (t) => t("results.secondNeeded"),
});
