import { userEvent } from "vitest/browser";
import { type VariantStates, expectText, shows } from "../../../testing/variant-states.ts";
import { fakeHouse, houseOfPlayer, pageOf, refuse } from "../../../testing/fake-house.ts";
import { match, placed } from "../../../testing/fixtures.ts";
import type { OpenSite } from "../../../testing/open-site.tsx";
import { openSlip, stakeInSight } from "./open-slip.ts";

const both = { matches: () => pageOf([match(1), match(2)]) };
/** Selects prices of Home, and opens the slip if it is not visible. */
async function selected(site: OpenSite, ...outcomes: readonly RegExp[]): Promise<OpenSite> {
  for (const name of outcomes) await site.screen.getByRole("button", { name }).first().click();
  await openSlip();
  return site;
}
/** Selects one price and places the bet. */
async function requested(site: OpenSite): Promise<OpenSite> {
  await selected(site, arsenal);
  await site.screen.getByRole("button", { name: "€10" }).click();
  await site.screen.getByRole("button", { name: /^Place bet/ }).click();
  return site;
}
const arsenal = /Arsenal 1, ?\d/;
const everton = /Everton 2, ?\d/;

export const rootSelector = "body";

export const states: VariantStates = {
  empty: shows("2.00", () => ({ house: houseOfPlayer(both) })),
  single: async (open) => selected(await open({ house: houseOfPlayer(both) }), arsenal),
  accumulator: async (open) => selected(await open({ house: houseOfPlayer(both) }), arsenal, everton),
  visitor: async (open) => selected(await open({ house: fakeHouse(both) }), arsenal),
  "too much": async (open) => {
    const site = await selected(await open({ house: houseOfPlayer(both) }), arsenal);
    await userEvent.fill(stakeInSight()!, "300");
    await expectText("The maximum stake is €250.00.");
    return site;
  },
  "off the offer": async (open) => {
    const apiOdds = ({ matchId }: { readonly matchId: number }) =>
      matchId === 1 ? refuse("not_found")() : match(matchId);
    const site = await selected(await open({ house: houseOfPlayer({ ...both, apiOdds }) }), arsenal, everton);
    await expectText("This bet type is closed for Arsenal 1 – Everton 1.");
    return site;
  },
  "at another price": async (open) => {
    const legs = [{ index: 0, code: "odds_changed", params: { old: "2.000", new: "1.800" } }] as const;
    const house = houseOfPlayer({ ...both, createcoupon: refuse("odds_changed", { legs }) });
    const site = await requested(await open({ house }));
    await expectText("was 2.00");
    return site;
  },
  "nobody knows": async (open) => {
    const site = await requested(await open({ house: houseOfPlayer({ ...both, createcoupon: refuse("timeout") }) }));
    await expectText("We do not know yet whether your bet was placed");
    return site;
  },
  placed: async (open) => {
    const house = houseOfPlayer({ ...both, createcoupon: () => placed });
    const site = await requested(await open({ house }));
    await site.screen.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
    await expectText("New bet");
    return site;
  },
};
