import { longWord, never, pageOf, refuse, userRow } from "@livery/panel/testing";
import { panelStory } from "./panel-stories.tsx";

const meta = { title: "Panel/Lists" };
export default meta;

export const Users = panelStory({ path: "/users", shows: () => "player001" });
export const Narrowed = panelStory({
  path: "/users?active=no&dealerId=22&sort=-balance",
  shows: () => "Breakwater",
});
export const Loading = panelStory({ path: "/users", calls: { panelUsers: never }, shows: "busy" });
export const Empty = panelStory({
  path: "/users",
  calls: { panelUsers: () => pageOf([]) },
  shows: (t) => t("users.emptyTitle"),
});
export const NothingFits = panelStory({ path: "/users?search=nobody", shows: (t) => t("list.noneTitle") });
export const Failed = panelStory({
  path: "/users",
  calls: { panelUsers: refuse("technical") },
  shows: (t) => t("feedback:problem.title"),
});
export const LongText = panelStory({
  path: "/users",
  calls: { panelUsers: () => pageOf([userRow(1, { userName: longWord, dealerName: longWord, siteName: longWord })]) },
  shows: () => longWord,
});
export const Phone = panelStory({ path: "/users", window: "phone", shows: () => "player001" });
export const Coupons = panelStory({ path: "/coupons", shows: () => "K7QX2M9P0001" });
export const Movements = panelStory({ path: "/movements", shows: (t) => t("kind.credit") });
export const History = panelStory({ path: "/audit", shows: (t) => t("operation.userLimits") });
export const SavedViews = panelStory({
  path: "/users?active=no",
  calls: { panelViews: () => [{ viewId: 1, list: "users", name: "Sleepers", query: "active=no" }] },
  play: ({ press }) => press("views.title"),
  shows: () => "Sleepers",
});
export const Filters = panelStory({
  path: "/coupons",
  play: ({ press }) => press("list.filters"),
  shows: (t) => t("phase.live"),
});
