import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { readSkinOf } from "../examined.ts";
import { checked, healthy } from "../../testing/doctor.ts";
import { temporaryFolder } from "../../testing/temporary.ts";

vi.setConfig({ testTimeout: 60_000 });

const directory = await temporaryFolder();
let count = 0;

/** A brand of its own folder, whose config has these fields besides, and these files. */
async function brand(fields = "", files: Readonly<Record<string, string>> = {}) {
  count += 1;
  const folder = join(directory, `brand-${count}`);
  const config = `export default { ...{
  name: "north", title: "North", domains: { site: "north.localhost" }, languages: ["en", "de"],
  tokens: { color: { accent: "#0f766e" } },
}, ${fields} };\n`;
  for (const [path, content] of Object.entries({ "skin.config.ts": config, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return { folder, context: healthy(directory, { brand: { folder }, skin: () => readSkinOf(folder) }) };
}

test("a brand in order is well, and without a brand nothing of it is checked", async () => {
  const { context } = await brand();
  for (const id of ["skin", "contrast", "pictures", "languages", "words", "own-words", "overrides", "site-key"])
    expect(await checked(id, context)).toMatchObject({ id, state: "well" });
  expect(await checked("skin", healthy(directory))).toMatchObject({ state: "not checked" });
});

test("each problem of a skin is in the check of its kind, with its line", async () => {
  const { context } = await brand(`
    pages: { home: "loby" },
    languages: ["en", "xx"],
    assets: { logo: "assets/logo.svg" },
    tokens: { overrides: { light: { text: { base: "#fefefe" } } } },`);
  expect(await checked("skin", context)).toMatchObject({ state: "wrong", text: expect.stringContaining("pages.home") });
  const valid = await brand(
    `languages: ["en", "xx"], tokens: { overrides: { light: { text: { base: "#fefefe" } } } },`,
  );
  const found = (id: string) => checked(id, valid.context);
  expect(await found("languages")).toMatchObject({
    state: "wrong",
    text: expect.stringContaining('"xx" is not allowed'),
  });
  expect(await found("contrast")).toMatchObject({ state: "wrong", text: expect.stringContaining("does not read") });
  expect(await found("skin")).toMatchObject({ state: "not checked" });
});

test("a logo that is missing, or is no picture, is wrong", async () => {
  const missing = await brand(`assets: { logo: "assets/logo.svg" },`);
  expect(await checked("pictures", missing.context)).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("assets.logo"),
  });
  const text = await brand(`assets: { logo: "assets/logo.png" },`, { "assets/logo.png": "a text" });
  expect(await checked("pictures", text.context)).toMatchObject({ state: "wrong" });
});

test("a font that the tokens name and the brand does not host is a warning", async () => {
  const hosted = await brand(
    `assets: { fonts: ["inter"] }, tokens: { type: { text: ["Inter Variable"], display: ["Inter Variable"], figures: ["Inter Variable"] } },`,
  );
  expect(await checked("fonts", hosted.context)).toMatchObject({ state: "well", text: "inter" });
  const forgotten = await brand(
    `assets: { fonts: ["inter"] }, tokens: { type: { text: ["Rubik Variable"], display: ["Inter Variable"], figures: ["Inter Variable"] } },`,
  );
  expect(await checked("fonts", forgotten.context)).toMatchObject({
    state: "warning",
    text: expect.stringContaining('does not have "rubik"'),
  });
});

test("a font package without the file of a subset, or its licence, is named", async () => {
  const { folder, context } = await brand(
    `assets: { fonts: ["inter"] }, tokens: { type: { text: ["Inter Variable"], display: ["Inter Variable"], figures: ["Inter Variable"] } },`,
  );
  const font = join(folder, "node_modules", "@fontsource-variable", "inter");
  await mkdir(join(font, "files"), { recursive: true });
  for (const name of ["package.json", "metadata.json", "unicode.json", "files/inter-latin-wght-normal.woff2"])
    await writeFile(join(font, name), "{}");
  const { state, text } = await checked("fonts", context);
  expect(state).toBe("warning");
  expect(text).toContain("lacks inter-latin-ext-wght-normal.woff2");
  expect(text).toContain("has no LICENSE");
});

test("a text of the brand that one of its languages lacks is a warning", async () => {
  const { context } = await brand(`messages: { en: { sport: { hero: { title: "Every match" } } } },`);
  expect(await checked("own-words", context)).toMatchObject({
    state: "warning",
    text: expect.stringContaining("de lacks sport:hero.title"),
  });
});

test("settings of the last build that offer a language that is not built, or have a wrong value, are named", async () => {
  const settings = (document: object) => ({
    ".livery/settings.json": JSON.stringify({
      url: "https://north.example/settings",
      at: "2026-01-01",
      revision: 1,
      document,
    }),
  });
  const offered = await brand("", settings({ languages: "en,tr" }));
  expect(await checked("settings", offered.context)).toMatchObject({
    state: "warning",
    text: expect.stringContaining("tr"),
  });
  const wrong = await brand("", settings({ matches_day: "many" }));
  expect(await checked("settings", wrong.context)).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("matches_day"),
  });
  expect(await checked("settings", (await brand()).context)).toMatchObject({ state: "not checked" });
});

test("a file that replaces no variant that the brand shows is wrong", async () => {
  const { context } = await brand("", { "overrides/pages/home/sports.tsx": "export default () => null;" });
  expect(await checked("overrides", context)).toMatchObject({
    state: "wrong",
    text: expect.stringContaining("overrides/pages/home/sports.tsx"),
  });
});

test("a build that is older than a file of the brand is a warning", async () => {
  const { context, folder } = await brand("", { "dist/site.json": "{}", "assets/logo.svg": "<svg/>" });
  const [before, after] = [new Date("2026-01-01"), new Date("2026-02-01")];
  await utimes(join(folder, "skin.config.ts"), before, before);
  await utimes(join(folder, "assets", "logo.svg"), before, before);
  await utimes(join(folder, "dist", "site.json"), after, after);
  expect(await checked("build", context)).toMatchObject({ state: "well" });
  await utimes(join(folder, "assets", "logo.svg"), after, new Date("2026-03-01"));
  expect(await checked("build", context)).toMatchObject({
    state: "warning",
    text: expect.stringContaining("assets/logo.svg"),
  });
});

test("the default site key at a public host is a warning", async () => {
  const { context } = await brand(`domains: { site: "north.example" },`);
  expect(await checked("site-key", context)).toMatchObject({
    state: "warning",
    next: expect.stringContaining("siteKey"),
  });
});
