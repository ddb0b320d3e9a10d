import { longWord, refuse } from "@livery/site/testing";
import { define, type SiteState } from "../site/state.ts";
import { standardStates } from "../site/site-states.ts";

const about = {
  pageId: 7,
  title: "Who we are",
  html: "<h2>A house by the sea</h2><p>We have kept a book since <strong>1921</strong>.</p><ul><li>One price for everybody.</li><li>Paid the same day.</li></ul>",
  updatedAt: "2026-11-01T00:00:00Z",
};

const full: SiteState = {
  path: "/page/7",
  session: "visitor",
  calls: { getPage: about },
  shows: () => "A house by the sea",
};

export const info = define(
  "pages",
  "info",
  "A page that the operator writes: about us, terms, help. The footer leads to it; the text is sanitised where it is written and where it is shown.",
  standardStates({
    full,
    call: "getPage",
    empty: { calls: { getPage: refuse("not_found") }, shows: (t) => t("frame:info.emptyTitle") },
    long: {
      session: "visitor",
      calls: {
        getPage: {
          ...about,
          title: longWord,
          html: `<p>${longWord} ${longWord}</p><table><tr><th>${longWord}</th><td>1</td></tr></table>`,
        },
      },
      shows: () => longWord,
    },
    many: {
      calls: {
        getPage: {
          ...about,
          html: Array.from({ length: 80 }, (_, at) => `<p>${at + 1}. ${about.html}</p>`).join(""),
        },
      },
      shows: () => "80.",
    },
  }),
);
