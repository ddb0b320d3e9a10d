import { eventually } from "../../../testing/eventually.ts";
import { type FaceStates, said, shows } from "../../../testing/face-states.ts";
import { houseOfPlayer, pageOf } from "../../../testing/fake-house.ts";
import { match, placed } from "../../../testing/fixtures.ts";
import type { OpenSite } from "../../../testing/open-site.tsx";

const both = { matches: () => pageOf([match(1), match(2)]) };
/** Picks prices of Home, and opens the slip where it does not stand there. */
async function picked(site: OpenSite, variant: string, ...outcomes: readonly RegExp[]): Promise<OpenSite> {
  for (const name of outcomes) await site.screen.getByRole("button", { name }).first().click();
  if (variant !== "rail") await site.screen.getByRole("button", { name: /^Bet slip/ }).click();
  await eventually(() => document.querySelector("input[inputmode=decimal]")).not.toBeNull();
  return site;
}
const arsenal = /Arsenal 1, ?\d/;
const everton = /Everton 2, ?\d/;

export const place = "body";

export const states: FaceStates = {
  empty: shows("2.00", () => ({ house: houseOfPlayer(both) })),
  single: async (open, variant) => picked(await open({ house: houseOfPlayer(both) }), variant, arsenal),
  accumulator: async (open, variant) => picked(await open({ house: houseOfPlayer(both) }), variant, arsenal, everton),
  placed: async (open, variant) => {
    const house = houseOfPlayer({ ...both, createcoupon: () => placed });
    const site = await picked(await open({ house }), variant, arsenal);
    await site.screen.getByRole("button", { name: "€10" }).click();
    await site.screen.getByRole("button", { name: /^Place bet/ }).click();
    await site.screen.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
    await said("New bet");
    return site;
  },
};
