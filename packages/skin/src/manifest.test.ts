import { expect, test } from "vitest";
import { brandIcons, webManifest } from "./manifest.ts";

test("the app opens in the brand's default language, with an icon that a mask may cut", () => {
  const manifest = webManifest({
    name: "The Harbour Bookmakers",
    description: "",
    language: { code: "fa", bcp47: "fa", dir: "rtl", numbering: "arabext", calendar: "persian", text: "فارسی" },
    backgroundColour: "#f0fdfa",
    themeColour: "#0b2530",
  });
  expect(manifest).toMatchObject({
    start_url: "/fa/",
    lang: "fa",
    dir: "rtl",
    short_name: "The",
    display: "standalone",
  });
  expect(manifest["icons"]).toHaveLength(brandIcons.length);
  expect(brandIcons.some((icon) => icon.purpose === "maskable" && icon.size >= 512)).toBe(true);
});
