import { cp, mkdir, readFile, rm, symlink, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ConfigError } from "../errors.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { createBrand } from "../create/create-brand.ts";
import { loadSkin } from "./load-skin.ts";

vi.setConfig({ testTimeout: 60_000 });

const directory = await temporaryFolder();
const [sound, brand, other] = [join(directory, "sound"), join(directory, "brand"), join(directory, "other")];
const skin = "skin.config.ts";
const tokens = "tokens.ts";

beforeAll(async () => {
  await createBrand(sound, { name: "sound", title: "Sound", domain: "sound.localhost", languages: ["en", "fa"] });
});

beforeEach(async () => {
  for (const folder of [brand, other]) {
    await rm(folder, { recursive: true, force: true });
    await cp(sound, folder, { recursive: true });
  }
});

/** One change of the sound brand. */
type Change = () => Promise<void>;

const write =
  (file: string, text: string, folder = brand): Change =>
  async () => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };

const edit =
  (file: string, from: string, to: string, folder = brand): Change =>
  async () => {
    const text = await readFile(join(folder, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    await writeFile(join(folder, file), text.replace(from, to));
  };

const remove =
  (file: string): Change =>
  () =>
    unlink(join(brand, file));

async function problems(): Promise<readonly string[]> {
  try {
    await loadSkin(brand);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.hint).toContain("nothing was written");
    return error.problems.map(({ message }) => message.replaceAll(directory, "…"));
  }
}

const reason = "Captions of the archive, which the auditor has seen and accepted.";
const pinned = (text: string): Change => edit(tokens, "density: 1.12,", `density: 1.12,\n  ${text}`);

test("the valid brand has no problem", async () => {
  expect(await problems()).toEqual([]);
});

describe("an invalid skin is reported with file, line, field, value and allowed values", () => {
  test.each<[string, Change, RegExp]>([
    [
      "an unknown token",
      edit(tokens, "accent:", "acent:"),
      /^tokens\.ts:\d+: tokens\.color\.acent: "#46586c" .*Did you mean "color\.accent"\?$/,
    ],
    [
      "a number where a colour stands",
      edit(tokens, '"#f18155"', "12"),
      /^tokens\.ts:\d+: tokens\.color\.signal: 12 is not allowed\. Allowed: a colour as #rgb/,
    ],
    [
      "a number that JSON has no form for",
      edit(tokens, "density: 1.12,", "density: Number.NaN,"),
      /tokens\.density: NaN is not allowed/,
    ],
    ["a bigint", edit(tokens, "density: 1.12,", "density: 1n as never,"), /tokens\.density: 1 is not allowed/],
    ["a letter case", edit(tokens, "shadow:", "Shadow:"), /tokens\.shape\.Shadow: .*Did you mean "shape\.shadow"\?$/],
    ["a region", edit(tokens, "promo:", "prmo:"), /tokens\.regions\.prmo: .*Did you mean "regions\.promo"\?$/],
    [
      "a section",
      edit(tokens, "casino:", "cassino:"),
      /tokens\.sections\.cassino: .*Did you mean "sections\.casino"\?$/,
    ],
    [
      "a variant",
      edit(skin, '"lobby"', '"loby"'),
      /^skin\.config\.ts:\d+: pages\.home: "loby" .*Did you mean "lobby"\?$/,
    ],
    ["a name", edit(skin, 'name: "sound"', 'name: "bäse"'), /^skin\.config\.ts:\d+: name: "bäse" is not allowed/],
    [
      "a family that is not hosted",
      edit(skin, '"figtree"', '"assets/Own.woff2"'),
      /assets\.fonts\.0: "assets\/Own\.woff2" is not allowed\. Allowed: archivo, archivo-narrow, bricolage-grotesque/,
    ],
    [
      "a word of no key",
      write("messages/fa.json", '{\n "frame": {\n  "menu": {\n   "opn": "سلام"\n  }\n }\n}'),
      /^messages\/fa\.json:4: messages\.fa\.frame\.menu\.opn: "سلام" .*Did you mean "open"\?$/,
    ],
    [
      "a number for a word",
      write("messages/en.json", '{"frame": {"menu": {"open": 4}}}'),
      /^messages\/en\.json:1: messages\.en\.frame\.menu\.open: 4 is not allowed\. Allowed: a text\.$/,
    ],
    [
      "a word twice",
      write("messages/en.json", '{"frame": {"menu": {\n"open": "x",\n"open": "y"}}}'),
      /^messages\/en\.json:3: messages\.en\.frame\.menu\.open: .*each name once/,
    ],
    [
      "a token twice",
      edit(tokens, 'accent: "#46586c",', 'accent: "#46586c", accent: "#46586d",'),
      /^tokens\.ts:\d+: tokens\.color\.accent: .*each name once/,
    ],
    ["nothing exported", write(skin, ""), /^skin\.config\.ts:1: default export: is missing\. Allowed: defineSkin/],
    [
      "something else exported",
      write(skin, "export default () => 1;"),
      /default export: .* is not allowed\. Allowed: defineSkin/,
    ],
    [
      "no tokens",
      write(tokens, "export {};"),
      /^skin\.config\.ts:\d+: tokens: is missing\. Allowed: an object of modes/,
    ],
    ["code that throws", write(skin, '\n\nthrow new Error("kaputt")'), /^skin\.config\.ts:3: kaputt$/],
    [
      "a value that throws",
      edit(tokens, "density: 1.12,", 'get density(): 1 {\n    throw new Error("kaputt");\n  },'),
      /^tokens\.ts:\d+: kaputt$/,
    ],
    [
      "JSON with a comma too many",
      write("messages/en.json", '{"frame": {},}'),
      /^…\/brand\/messages\/en\.json: .*line 1 column 14/,
    ],
    ["an empty JSON file", write("messages/en.json", ""), /^…\/brand\/messages\/en\.json: Unexpected end/],
    [
      "a syntax error",
      edit(tokens, "density: 1.12,", "density: 1;"),
      /^tokens\.ts:\d+: Expected `,` or `}` but found `;`$/,
    ],
    [
      "an import that a config may not have",
      edit(skin, '"@livery/skin"', '"@livery/skins"'),
      /^skin\.config\.ts:1: import: "@livery\/skins" is not allowed\. Allowed: @livery\/skin, @livery\/ui\/tokens, and files of the brand's folder\. Did you mean "@livery\/skin"\?$/,
    ],
    [
      "a top-level await",
      edit(skin, "export default", "await 1;\nexport default"),
      /^skin\.config\.ts:\d+: await is not allowed outside a function$/,
    ],
    ["an import of nothing", edit(skin, "./tokens.ts", "./tokns.ts"), /Cannot find module '\.\/tokns\.ts'$/],
  ])("%s", async (_, change, expected) => {
    await change();
    expect(await problems()).toEqual([expect.stringMatching(expected)]);
  });

  test("every problem and not only the first", async () => {
    await edit(tokens, "radius: 12", "radius: 100")();
    await edit(skin, '"lobby"', '"loby"')();
    expect(await problems()).toHaveLength(2);
  });

  test("not a field that replaces a spread one", async () => {
    await edit(
      tokens,
      "export const tokens: SkinTokens = {",
      "const base = { density: 1.2 };\nexport const tokens: SkinTokens = {\n  ...base,",
    )();
    expect(await problems()).toEqual([]);
  });
});

describe("contrast below AA", () => {
  const muted = 'overrides: { light: { text: { muted: "#bbbbbb" } } },';

  test("is reported once, with the nearest readable colour", async () => {
    await pinned(muted)();
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^tokens\.ts:\d+: tokens\.overrides\.light\.text\.muted: "#bbbbbb" does not read\. Needed: 4\.5:1 with .*Nearest that reads: #[0-9a-f]{6}, or list the pairs in tokens\.exceptions, each with a reason\.$/,
      ),
    ]);
  });

  test.each([
    [
      "without a reason",
      `exceptions: [{ ink: "color.text.muted", ground: "color.page" }],`,
      /exceptions\.0\.reason: is missing\. Allowed: a sentence that says why/,
    ],
    [
      "of no declared pair",
      `exceptions: [{ ink: "color.text.mutd", ground: "color.page", reason: "${reason}" }],`,
      /Did you mean "color\.text\.muted on color\.page"\?$/,
    ],
    [
      "that is not needed",
      `exceptions: [{ ink: "color.text.muted", ground: "color.page", reason: "${reason}" }],`,
      /exceptions\.0: .*remove the exception\.$/,
    ],
  ])("an exception %s is reported", async (_, text, expected) => {
    await pinned(text)();
    expect(await problems()).toEqual([expect.stringMatching(expected)]);
  });
});

describe("a picture", () => {
  const logo = "assets/logo.svg";
  const drawn = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
  test.each<[string, Change, RegExp]>([
    [
      "that is not there",
      edit(skin, logo, "assets/lgo.svg"),
      /^skin\.config\.ts:\d+: assets\.logo: "assets\/lgo\.svg" .*Did you mean "assets\/logo\.svg"\?$/,
    ],
    ["that is not there, and like no other", edit(skin, logo, "assets/emblem.svg"), /there is none of this name\.$/],
    [
      "that is a folder",
      async () => {
        await remove(logo)();
        await mkdir(join(brand, logo));
      },
      /this is a folder/,
    ],
    ["above the brand's folder", edit(skin, logo, "../logo.svg"), /inside the brand folder/],
    [
      "through a link out of it",
      async () => {
        await write("logo.svg", drawn(""), directory)();
        await remove(logo)();
        await symlink(join(directory, "logo.svg"), join(brand, logo));
      },
      /this is a link out of it/,
    ],
    ["that is a page", write(logo, "<!doctype html><html></html>"), /what its ending says; this is no picture/],
    ["that is empty", write(logo, ""), /this is no picture/],
    ["that is another format", edit(skin, logo, "assets/logo.png"), /./],
    [
      "that weighs too much",
      write(logo, drawn(`<!--${"x".repeat(5_000_000)}-->`)),
      /at most 1024 KB; this has 4883 KB/,
    ],
    [
      "that runs",
      write("assets/favicon.svg", drawn("<script>1</script>")),
      /^skin\.config\.ts:\d+: assets\.favicon: .*no script/,
    ],
    [
      "that asks elsewhere",
      write(logo, drawn('<image href="https://elsewhere.example/a.png"/>')),
      /no address of another host/,
    ],
    [
      "that is a strip higher than its place",
      async () => {
        await write("assets/edge.svg", drawn("").replace("<svg", '<svg width="90" height="29"'))();
        await edit(skin, 'pattern: "', 'edge: "assets/edge.svg", pattern: "')();
      },
      /^skin\.config\.ts:\d+: assets\.edge: "assets\/edge\.svg" .*at most 28 px high; this is 29 px/,
    ],
  ])("%s is reported", async (_, change, expected) => {
    await write("assets/logo.png", drawn(""))();
    await change();
    expect(await problems()).toEqual([expect.stringMatching(expected)]);
  });
});

describe("a skin that extends another brand", () => {
  const extending = (name: string, folder = brand): Change =>
    edit(skin, "tokens,", `extends: "${name}", tokens,`, folder);

  test("takes tokens and variants from it unless it has its own", async () => {
    await edit(tokens, 'accent: "#46586c"', 'accent: "#7a1f5c"', other)();
    await write(tokens, "export const tokens = { density: 1.2 } as const;")();
    await extending("../other")();
    const { tokens: loadedTokens } = await loadSkin(brand);
    expect([loadedTokens.color?.accent, loadedTokens.density]).toEqual(["#7a1f5c", 1.2]);
  });

  test("may extend one that comes with Livery", async () => {
    await write(tokens, "export const tokens = {};")();
    await extending("arcade")();
    expect((await loadSkin(brand)).tokens.home).toBe("dark");
  });

  test.each<[string, readonly Change[], RegExp]>([
    [
      "a name that none has",
      [extending("harbor")],
      /^skin\.config\.ts:\d+: extends: "harbor" is not allowed\. Allowed: arcade, .*Did you mean "harbour"\?$/,
    ],
    ["a folder without a brand", [extending("../nowhere")], /extends: "\.\.\/nowhere" is not allowed/],
    ["itself", [extending(".")], /in a circle: …\/brand → …\/brand\.$/],
    [
      "one that extends it",
      [extending("../other"), extending("../brand", other)],
      /^…\/other\/skin\.config\.ts:\d+: extends: .*circle: …\/brand → …\/other → …\/brand\.$/,
    ],
    [
      "one that is wrong",
      [extending("../other"), write(tokens, "export const tokens = {};"), edit(tokens, "signal:", "signall:", other)],
      /^…\/other\/tokens\.ts:\d+: tokens\.color\.signall: /,
    ],
  ])("is refused for %s", async (_, changes, expected) => {
    for (const change of changes) await change();
    expect(await problems()).toEqual([expect.stringMatching(expected)]);
  });
});
