import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { fakeHouse, refuse } from "../../../testing/fake-house.ts";
import { named, press } from "../../../testing/user-input.ts";
import type { Ground, Move } from "../../../testing/walks/ground.ts";
import { use } from "../../../testing/walks/use.ts";

interface State {
  readonly at: "responsible gaming" | "results" | "terms";
  /** All links are unfolded; after a link is followed they are folded again. */
  readonly unfolded: boolean;
}

const paths = { results: "/en/results", terms: "/en/page/90", "responsible gaming": "/en/page/10" } as const;
const folded = (): Element | undefined =>
  named(/./, ["button"]).find((each) => each.matches("footer [aria-expanded=false]"));
/** Only in the footer: links of the page may have the same names. */
const inFooter = (name: string): Element | undefined => named(name, ["link"]).find((each) => each.closest("footer"));

const follow = (name: string, at: State["at"]): Move<State> => ({
  from: (state) => state.at !== at && (state.unfolded || at === "responsible gaming"),
  to: () => ({ at, unfolded: false }),
  walk: async ({ kind }) => {
    await eventually(() => inFooter(name)).toBeDefined();
    await press(inFooter(name)!, kind);
  },
});

export const ground: Ground<State> = {
  start: { at: "results", unfolded: false },
  site: () => ({
    path: "/results",
    settings: { info_page_terms: 90 },
    house: fakeHouse({ getPage: refuse("not_found") }),
  }),
  moves: {
    // Some variants show all links, some have one fold, some one fold per group.
    "ask for every link": {
      from: ({ unfolded }) => !unfolded,
      to: (state) => ({ ...state, unfolded: true }),
      walk: async ({ kind }) => {
        for (let next = folded(); next !== undefined; next = folded()) {
          const button = next;
          await press(button, kind);
          await eventually(() => button.getAttribute("aria-expanded")).toBe("true");
        }
      },
    },
    "read the terms": follow("Terms and conditions", "terms"),
    "go to the results": follow("Results", "results"),
    "read how to play responsibly": follow("Responsible gaming", "responsible gaming"),
    "ask for the announcements": {
      to: (state) => state,
      walk: async (walker) => {
        await use(walker, "Announcements", { roles: ["button"] });
        await eventually(() => document.body.textContent).toContain("There are no announcements at the moment.");
        await use(walker, "Close", { roles: ["button"], last: true });
      },
    },
    "back to the head": {
      to: (state) => state,
      walk: async (walker) => {
        await use(walker, "Back to top", { roles: ["button"] });
        await eventually(() => document.activeElement?.localName).toBe("main");
      },
    },
  },
  check: async ({ at, unfolded }, { path }) => {
    await eventually(path).toBe(paths[at]);
    // This text is visible at once in every variant.
    for (const text of ["18", "Casino Time"])
      await eventually(() => document.querySelector("footer")?.textContent).toContain(text);
    if (!unfolded) return;
    expect(folded()).toBeUndefined();
    for (const name of ["Terms and conditions", "Results", "Customer service"])
      expect(inFooter(name), name).toBeDefined();
  },
};
