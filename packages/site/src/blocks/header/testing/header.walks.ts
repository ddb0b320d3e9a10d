import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "../../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../../testing/fake-house.ts";
import { match } from "../../../testing/fixtures.ts";
import { named } from "../../../testing/user-input.ts";
import type { Ground, Move } from "../../../testing/walks/ground.ts";
import { use } from "../../../testing/walks/use.ts";

interface State {
  readonly at: "home" | "results" | "transactions";
  readonly odds: "American" | "Decimal";
  /** The document of another language was requested, or the player has signed out: the walk ends there. */
  readonly end: "other language" | "signed out" | null;
}

const paths = { home: "/en", results: "/en/results", transactions: "/en/transactions" } as const;
const onSite = ({ end }: State): boolean => end === null;

/** Follows a link of the header, of its menu, or of a section of that menu. */
const follow = (name: RegExp, at: State["at"], behind: readonly RegExp[]): Move<State> => ({
  from: (state) => onSite(state) && state.at !== at,
  to: (state) => ({ ...state, at }),
  walk: (walker) => use(walker, name, { roles: ["link", "menuitem"], via: behind }),
});
const write = (odds: State["odds"]): Move<State> => ({
  from: (state) => onSite(state) && state.odds !== odds,
  to: (state) => ({ ...state, odds }),
  walk: (walker) =>
    use(walker, new RegExp(`^${odds}`), {
      roles: ["menuitemradio", "button"],
      via: [/^Odds format: /, /^Menu$/, /^Odds format$/],
    }),
});
/** Returns the open menu or dialog. */
const opened = (): Element | null => document.querySelector("[role=dialog], [role=menu]");

export const ground: Ground<State> = {
  start: { at: "home", odds: "Decimal", end: null },
  site: () => ({ house: houseOfPlayer({ matches: () => pageOf([match(1)]), logout: () => ({}) }) }),
  moves: {
    "go to the results": follow(/^Results/, "results", [/^Menu$/, /^Play$/]),
    "go to the transactions": follow(/^Transactions/, "transactions", [/^Account:/, /^Menu$/, /^Account$/]),
    "go home": follow(/^(Harbour|Home)$/, "home", []),
    "write odds the American way": write("American"),
    "write them as decimals": write("Decimal"),
    // Escape closes it, and the focus returns to where it was.
    "open its menu and leave it": {
      from: onSite,
      to: (state) => state,
      walk: async (walker) => {
        await use(walker, /^(Menu|Search for|Account:)/, { roles: ["button"] });
        await eventually(opened).not.toBeNull();
        await userEvent.keyboard("{Escape}");
        await eventually(opened).toBeNull();
        await eventually(() => document.activeElement?.closest("header")).toBeTruthy();
      },
    },
    "ask for another language": {
      from: onSite,
      to: (state) => ({ ...state, end: "other language" }),
      walk: (walker) =>
        use(walker, "فارسی", {
          roles: ["menuitemradio", "button"],
          via: [/Language: English/, /^Menu$/, /^Language$/],
        }),
    },
    "sign out": {
      from: onSite,
      to: (state) => ({ ...state, end: "signed out" }),
      walk: (walker) => use(walker, "Sign out", { roles: ["menuitem", "button"], via: [/^Account:/, /^Menu$/] }),
    },
  },
  check: async ({ at, odds, end }, { opened: documents, path }) => {
    if (end === "other language") {
      // Home is the index document of a folder.
      await eventually(() => documents.map((each) => each.replace(/\/$/, ""))).toEqual([
        paths[at].replace("/en", "/fa"),
      ]);
      return;
    }
    if (end === "signed out") {
      await eventually(() => document.body.textContent).toContain("You are signed out.");
      return;
    }
    await eventually(path).toBe(paths[at]);
    await eventually(() => document.querySelector("header [role=status]")?.textContent).toBe("€1,000.00");
    if (at === "home")
      await eventually(() => document.querySelector("main")?.textContent).toContain(
        odds === "American" ? "+100" : "2.00",
      );
    // No document was loaded: page changes stay in one document.
    expect(documents).toEqual([]);
    // Closes what a choice left open: the next walk starts at the page.
    while (opened() !== null) {
      await userEvent.keyboard("{Escape}");
      await eventually(() => named(/./, ["button"]).length).toBeGreaterThan(0);
    }
  },
};
