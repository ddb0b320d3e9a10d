import { expect, test } from "vitest";
import { extendSkin } from "./extend.ts";

const meadow = {
  name: "meadow",
  title: "Meadow",
  tokens: { color: { accent: "#0f766e", ink: "#0b2530" }, type: { text: ["Figtree", "serif"] } },
  pages: { home: "promo", login: "page" },
  messages: { en: { slip: { title: "Basket" } } },
  settings: { site_title: "Meadow" },
  plugins: ["promo"],
  assets: { logo: "assets/logo.svg", fonts: ["figtree"] },
};

test("a skin inherits the tokens and variants that it does not set from the skin that it extends", () => {
  const own = {
    name: "field",
    tokens: { color: { accent: "#990000" }, type: { text: ["Arial"] } },
    pages: { login: "popup" },
  };
  expect(extendSkin(own, meadow)).toEqual({
    name: "field",
    tokens: { color: { accent: "#990000", ink: "#0b2530" }, type: { text: ["Arial"] } },
    pages: { home: "promo", login: "popup" },
    assets: { fonts: ["figtree"] },
  });
});

test("a skin never inherits messages, pictures, settings, plugins or title", () => {
  const { title, messages, plugins, settings } = extendSkin({ name: "field" }, meadow);
  expect([title, messages, plugins, settings]).toEqual([undefined, undefined, undefined, undefined]);
});

test("a skin's own values have priority, fonts too", () => {
  const own = { name: "field", assets: { favicon: "mark.svg", fonts: ["exo-2"] } };
  expect(extendSkin(own, meadow)["assets"]).toEqual({ favicon: "mark.svg", fonts: ["exo-2"] });
});

test("a brand with a mobile host inherits the mobile variants", () => {
  const mobile = { blocks: { betSlip: "sheet" } };
  expect(extendSkin({ domains: { site: "a.example" } }, { mobile })["mobile"]).toBeUndefined();
  expect(extendSkin({ domains: { mobile: "m.a.example" } }, { mobile })["mobile"]).toEqual(mobile);
});

test("a skin with colours of its own inherits no colour, and everything else of the tokens", () => {
  const other = {
    tokens: {
      modes: "dark",
      color: { accent: "#0f766e" },
      sections: { live: "#2f9e44" },
      regions: {
        header: { mode: "dark", ground: "#0b2530", accent: "#2bb3a3", saturation: "full", density: "compact" },
      },
      shape: { radius: 3 },
      decor: { lights: ["#4fd3a8", "#7a5cff"], wait: "dots" },
      overrides: { light: { frame: "#cdb76a" }, dark: { page: "#101017" }, shared: { radius: { pill: "3px" } } },
      exceptions: [{ ink: "color.text.muted", ground: "color.page", reason: "printed so" }],
    },
  };
  const own = { name: "field", ownColours: true, tokens: { color: { accent: "#990000" } } };
  expect(extendSkin(own, other)["tokens"]).toEqual({
    modes: "dark",
    color: { accent: "#990000" },
    regions: { header: { mode: "dark", density: "compact" } },
    shape: { radius: 3 },
    decor: { wait: "dots" },
    overrides: { shared: { radius: { pill: "3px" } } },
  });
  expect(JSON.stringify(extendSkin({ ...own, ownColours: false }, other))).toContain("#0b2530");
});
