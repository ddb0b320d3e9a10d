import { type VariantStates, shows } from "../../../testing/variant-states.ts";
import { fakeHouse, houseOfPlayer, pageOf } from "../../../testing/fake-house.ts";
import { match, player } from "../../../testing/fixtures.ts";

const both = { matches: () => pageOf([match(1), match(2)]) };

export const rootSelector = "header";

export const states: VariantStates = {
  visitor: shows("2.00", () => ({ house: fakeHouse(both) })),
  player: shows("€1,000.00", () => ({ house: houseOfPlayer(both) })),
  phone: shows("€1,000.00", () => ({ house: houseOfPlayer(both), width: 390 })),
  "one service": shows("€1,000.00", () => ({
    house: houseOfPlayer({
      ...both,
      getUserData: () => ({ ...player, services: { ...player.services, sport: false } }),
    }),
  })),
};
