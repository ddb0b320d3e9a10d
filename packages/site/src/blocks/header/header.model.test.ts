import { expect, test } from "vitest";
import { bannersOf, languageChoices, mayRequestBonus, backTargetOf } from "./header.model.ts";

const english = { code: "en", bcp47: "en", text: "English" };
const persian = { code: "fa", bcp47: "fa", text: "فارسی" };

test("§2 each language leads to the open page", () => {
  const choices = languageChoices({ lang: "en", languages: [english, persian] }, "/en/sports?sport=1", false);
  expect(choices.map(({ code, href, current }) => [code, href, current])).toEqual([
    ["en", "/en/sports?sport=1", true],
    ["fa", "/fa/sports?sport=1", false],
  ]);
});

test("§2 one language needs no switcher; D48 a locked one is not shown", () => {
  expect(languageChoices({ lang: "en", languages: [english] }, "/en", false)).toEqual([]);
  expect(languageChoices({ lang: "en", languages: [english, persian] }, "/en", true)).toEqual([]);
});

test("§2 the promotional banners lead where the settings say, and are named after that", () => {
  const bannerTwo = { file: "/desk.png", link: "mailto:desk@harbour.example" };
  const bannerOne = { file: "/autumn.png", link: "https://www.shop.example/autumn?id=7" };
  expect(bannersOf({ bannerOne, bannerTwo })).toEqual([
    { picture: "/autumn.png", href: "https://www.shop.example/autumn?id=7", name: "shop.example" },
    { picture: "/desk.png", href: "mailto:desk@harbour.example", name: "desk@harbour.example" },
  ]);
  expect(bannersOf({ bannerOne: null, bannerTwo: null })).toEqual([]);
});

test("back leads to the earlier page, to Home from a page that was opened first, and from Home nowhere", () => {
  expect(backTargetOf({ earlier: true, currentRoute: "Home" })).toBe("earlier");
  expect(backTargetOf({ earlier: false, currentRoute: "Results" })).toBe("home");
  expect(backTargetOf({ earlier: false, currentRoute: null })).toBe("home");
  expect(backTargetOf({ earlier: false, currentRoute: "Home" })).toBeNull();
});

test.each([
  [true, { online: true }, false, 1],
  // §6: online user or not.
  [true, { online: false }, false, 1],
  [false, null, false, 1],
  [false, { online: true }, true, 1],
  [false, { online: true }, false, 0],
])(
  "§2 whether a bonus can be requested: %s, by %o, registration closed %s, of %i",
  (offered, user, registerDisabled, count) => {
    expect(mayRequestBonus(user, { registerDisabled }, count)).toBe(offered);
  },
);
