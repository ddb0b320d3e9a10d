import { type FaceStates, shows } from "../../../testing/face-states.ts";
import { fakeHouse, never, pageOf, refuse } from "../../../testing/fake-house.ts";
import { match } from "../../../testing/fixtures.ts";
import { bannerPicture } from "../../../testing/pictures.ts";

const both = { matches: () => pageOf([match(1), match(2)]) };
const offers = {
  getSliders: () => [
    { sliderId: 1, title: "Offer", image: bannerPicture, mobileImage: null, link: "/en/results", listOrder: 1 },
  ],
};

export const place = "main";

export const states: FaceStates = {
  loading: shows("See all matches", () => ({ house: fakeHouse({ matches: never }) })),
  ready: shows("2.00", () => ({ house: fakeHouse(both) })),
  empty: shows("No matches on offer", () => ({ house: fakeHouse({ matches: () => pageOf([]) }) })),
  failed: shows("Try again", () => ({ house: fakeHouse({ matches: refuse("technical") }) })),
  offers: shows("Offer", () => ({ house: fakeHouse({ ...both, ...offers }) })),
};
