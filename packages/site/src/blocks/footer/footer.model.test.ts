import { settingsDefaults } from "@livery/contract/settings";
import { expect, test } from "vitest";
import { footerOf } from "./footer.model.ts";

test("§2 the footer leads to the info pages by the ids of the settings", () => {
  const footer = footerOf({ ...settingsDefaults, infoPages: { ...settingsDefaults.infoPages, terms: 90 } }, "desktop");
  expect(footer.information).toEqual([
    { page: "about", id: 7 },
    { page: "privacy", id: 8 },
    { page: "terms", id: 90 },
    { page: "responsible", id: 10 },
    { page: "betRules", id: 13 },
  ]);
  expect(footer.support.map(({ id }) => id)).toEqual([12, 6, 5, 11]);
});

test("a value that is not set is not shown", () => {
  expect(footerOf(settingsDefaults, "desktop")).toMatchObject({
    licence: null,
    social: [],
    contacts: [],
    paymentLogos: [],
  });
});

test("a licence may have a name without a link", () => {
  expect(footerOf({ ...settingsDefaults, licenceName: "Curaçao" }, "desktop").licence).toEqual({
    name: "Curaçao",
    href: null,
  });
});
