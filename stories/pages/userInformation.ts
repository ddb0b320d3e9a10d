import { detail, longWord } from "@livery/site/testing";
import { pseudoLanguage } from "@livery/i18n";
import { define, type SiteState } from "../site/state.ts";
import { like, waitingStates } from "../site/site-states.ts";

const full: SiteState = { path: "/userInformation", calls: { getUserDetail: detail }, shows: () => "Rotterdam" };

export const userInformation = define(
  "pages",
  "userInformation",
  "What the house has on record of the player. Players look it up; only customer service changes it.",
  {
    Full: full,
    ...waitingStates(full, "getUserDetail"),
    LongWords: like(full, {
      lang: pseudoLanguage.code,
      session: "long",
      calls: { getUserDetail: { ...detail, address: longWord, email: `${longWord}@example.org` } },
      shows: () => longWord,
    }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
  },
);
