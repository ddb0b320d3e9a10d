import { type VariantStates, type OpenState, shows } from "../../../testing/variant-states.ts";
import { fakeHouse, never, pageOf, refuse } from "../../../testing/fake-house.ts";
import { fakeLive } from "../../../testing/fake-live.ts";
import { match } from "../../../testing/fixtures.ts";
import { bannerPicture } from "../../../testing/pictures.ts";

/** One variant also shows live matches, so every state has a live feed. */
const shown = (text: string, answers: Parameters<typeof fakeHouse>[0]): OpenState =>
  shows(text, () => ({ house: fakeHouse(answers), live: fakeLive().ports }));

const both = { matches: () => pageOf([match(1), match(2)]) };
const offers = {
  getSliders: () => [
    { sliderId: 1, title: "Offer", image: bannerPicture, mobileImage: null, link: "/en/results", listOrder: 1 },
  ],
};

export const rootSelector = "main";

export const states: VariantStates = {
  loading: shown("See all matches", { matches: never }),
  ready: shown("2.00", both),
  empty: shown("No matches available", { matches: () => pageOf([]) }),
  failed: shown("Try again", { matches: refuse("technical") }),
  offers: shown("Offer", { ...both, ...offers }),
};
