import { page } from "vitest/browser";
import { type VariantStates, expectText, shows } from "../../../testing/variant-states.ts";
import { fakeHouse, houseOfPlayer, never, refuse } from "../../../testing/fake-house.ts";
import { bonusMeta, playerBonus } from "../../../testing/fixtures.ts";

const requestedBonus = { requested: true, requestable: false, requestedAt: "2026-11-19T18:30:00Z" } as const;
const two = {
  getBonus: () => [playerBonus(), playerBonus({ bonusId: 2, title: "Monday back" })],
  getBonusMeta: () => [
    bonusMeta(),
    bonusMeta({ bonusId: 2, title: "Monday back", category: "loss", percent: 10, multiplier: null, oneUse: false }),
  ],
};

export const rootSelector = "body";

export const states: VariantStates = {
  loading: shows("Promotions", () => ({ path: "/promotions", house: houseOfPlayer({ getBonus: never }) })),
  ready: shows("Monday back", () => ({ path: "/promotions", house: houseOfPlayer(two) })),
  visitor: shows("Monday back", () => ({ path: "/promotions", house: fakeHouse(two) })),
  opened: shows("Once per player, at odds", () => ({ path: "/promotions?bonus=1", house: houseOfPlayer(two) })),
  // Opened, because a poster has only a badge for it; the text is in its story.
  sent: shows("Sent on", () => ({
    path: "/promotions?bonus=1",
    house: houseOfPlayer({ ...two, getBonus: () => [playerBonus(requestedBonus)] }),
  })),
  lost: async (open) => {
    const house = houseOfPlayer({ ...two, bonusRequest: refuse("offline") });
    const site = await open({ path: "/promotions?bonus=1", house });
    await expectText("Once per player, at odds");
    await page.getByRole("button", { name: "Request this bonus Welcome bonus" }).last().click();
    await expectText("We could not connect");
    return site;
  },
  empty: shows("No bonuses available", () => ({ path: "/promotions", house: houseOfPlayer() })),
};
