import { never } from "@livery/site/testing";
import { define, type SiteState } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const loading: SiteState = { path: "/sports", calls: { getUserData: never }, starts: false, shows: "busy" };

export const start = define(
  "screens",
  "start",
  "What stands while a site starts: settings, languages, the page's code, the session, the first odds. Everybody sees it for a moment in a document that was not prerendered; whoever sees it longer is told why.",
  {
    Loading: loading,
    Failed: like(loading, { files: "missing", shows: (t) => t("feedback:problem.title") }),
    Phone: like(loading, { window: "phone" }),
  },
);
