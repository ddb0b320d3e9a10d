import { define, type SiteState, type Stage } from "../site/state.ts";
import { like } from "../site/site-states.ts";

type PageCode = (() => unknown) & { preload?: () => Promise<void> };

/** Goes to the results, whose code comes to grief as `broken` says. */
const goWith =
  (broken: (options: { component?: PageCode }) => void) =>
  async ({ site }: Stage): Promise<void> => {
    const { app, boot } = site;
    const { router } = app;
    const route = router.routesById[`/${boot.lang}/results`] as { options: { component?: PageCode } };
    broken(route.options);
    await router.navigate({ to: `/${boot.lang}/results` });
  };

const missing = (): Promise<void> =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module: /a.js"));

const page: SiteState = {
  path: "/changePassword",
  play: goWith((options) => {
    options.component = () => {
      throw new Error("a page that breaks while it is drawn");
    };
  }),
  shows: (t) => t("feedback:crash.title"),
};

const withoutCode = goWith(({ component }) => {
  if (component) component.preload = missing;
});

export const broken = define(
  "screens",
  "broken",
  "What stands in the place of a page that broke, or whose code did not come because a newer build replaced it. The frame around it stays, and there is a way out.",
  {
    Crash: page,
    MissingCode: like(page, { play: withoutCode, shows: (t) => t("feedback:missing.text") }),
    MissingOffline: like(page, { play: withoutCode, online: false, shows: (t) => t("feedback:missing.offline") }),
  },
);
