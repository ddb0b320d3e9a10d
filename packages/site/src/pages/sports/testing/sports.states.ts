import { page } from "vitest/browser";
import { type VariantStates, expectText, shows } from "../../../testing/variant-states.ts";
import { fakeHouse, never, pageOf, refuse } from "../../../testing/fake-house.ts";
import { match } from "../../../testing/fixtures.ts";

const both = { matches: () => pageOf([match(1), match(2)]) };

export const rootSelector = "main";

export const states: VariantStates = {
  loading: shows("Football", () => ({ path: "/sports", house: fakeHouse({ matches: never }) })),
  ready: shows("2.00", () => ({ path: "/sports", house: fakeHouse(both) })),
  tournament: shows("2.00", () => ({ path: "/sports?sport=1&category=2&tournament=3", house: fakeHouse(both) })),
  empty: shows("No matches in this", () => ({ path: "/sports", house: fakeHouse({ matches: () => pageOf([]) }) })),
  unfound: async (open) => {
    const site = await open({ path: "/sports", house: fakeHouse({ ...both, searchMatches: () => [] }) });
    await expectText("2.00");
    await page.getByRole("searchbox").fill("Zwolle");
    await expectText("Nothing found for");
    return site;
  },
  failed: shows("Try again", () => ({ path: "/sports", house: fakeHouse({ matches: refuse("technical") }) })),
};
