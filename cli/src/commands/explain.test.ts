import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cwd = await temporaryFolder();
const config = `export default {
  name: "north",
  title: "North",
  extends: "derby",
  domains: { site: "north.localhost", mobile: "m.north.localhost" },
  languages: ["en", "fa"],
  tokens: { overrides: { light: { accent: { base: "#5d1a35" } } } },
  pages: { login: "page" },
  mobile: { blocks: { betSlip: "drawer" } },
  messages: { en: { sport: { hero: { title: "Every match" } } } },
  settings: { matches_day: 5 },
};
`;

beforeAll(async () => {
  const folder = join(cwd, "north");
  await mkdir(join(folder, "overrides", "pages", "login"), { recursive: true });
  await mkdir(join(folder, ".livery"), { recursive: true });
  await writeFile(join(folder, "skin.config.ts"), config);
  await writeFile(join(folder, "overrides", "pages", "login", "page.tsx"), "export default () => null;\n");
  const built = { url: "https://north.example/settings", at: "2026-01-01T00:00:00Z", revision: 1 };
  await writeFile(
    join(folder, ".livery", "settings.json"),
    JSON.stringify({ ...built, document: { login_screen: 1, matches_day: null } }),
  );
});

interface Explained {
  readonly path: string;
  readonly of?: string;
  readonly value: unknown;
  readonly winner: number;
  readonly layers: readonly { readonly layer: string; readonly value?: unknown; readonly at?: string }[];
}

async function explained(...args: readonly string[]): Promise<readonly Explained[]> {
  const { code, stdout, stderr } = await runHere(["explain", ...args, "--json"], { cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return (JSON.parse(stdout) as { readonly explanations: readonly Explained[] }).explanations;
}

const layersOf = ({ layers }: Explained) => layers.map(({ at, layer, value }) => [layer, value, at]);

describe("livery explain", () => {
  test("says which layer of a token has its value, and where it is written", async () => {
    const { code, stdout } = await runHere(["explain", "tokens.color.accent.base", "north", "--mode", "light"], {
      cwd,
    });
    expect(code).toBe(0);
    expect(stdout).toContain("tokens.color.accent.base (light) = #5d1a35");
    expect(stdout).toMatch(/seeds +#7d1a35 +from color\.accent \(\S+derby\/tokens\.ts:\d+\)/u);
    expect(stdout).toContain("→  overrides  #5d1a35  from overrides.light.accent.base (north/skin.config.ts:7)");
  });

  test("shows what a skin writes, and the brand that it extends", async () => {
    const { stdout } = await runHere(["explain", "tokens.color.accent", "north"], { cwd });
    expect(stdout).toMatch(/→ +extended skin derby +#7d1a35 +\S+derby\/tokens\.ts:\d+\n/u);
    expect(stdout).toMatch(/^tokens\.color\.accent\.base +light +#5d1a35 +overrides/mu);
  });

  test("merges a setting as the site does: a document unsets what the skin sets", async () => {
    const [loginFirst] = await explained("settings.login_screen", "north");
    expect(loginFirst).toMatchObject({ value: 1, winner: 1 });
    expect(layersOf(loginFirst as Explained)).toEqual([
      ["product", 0, undefined],
      ["last build", 1, "https://north.example/settings, 2026-01-01T00:00:00Z"],
    ]);
    const [days] = await explained("settings.matches_day", "north");
    expect(days?.layers.map(({ layer }) => layer)).toEqual(["product", "skin", "last build"]);
    expect(days).toMatchObject({ value: days?.layers[0]?.value, winner: 0 });
    await writeFile(join(cwd, "document.json"), '{ "matches_day": 9 }');
    const [fromFile] = await explained("settings.matches_day", "north", "--settings", "document.json");
    expect(fromFile).toMatchObject({ value: 9, winner: 2 });
  });

  test("gives the text of a language: the brand's own, else the product's", async () => {
    const [english] = await explained("words.sport.hero.title", "north");
    expect(english).toMatchObject({ of: "en", value: "Every match", winner: 1 });
    expect(english?.layers[1]?.at).toBe("north/skin.config.ts:10");
    const [persian] = await explained("words.sport.hero.title", "north", "--lang", "fa");
    // Messages are each brand's own: those of the brand that it extends do not count.
    expect(persian?.layers.map(({ layer }) => layer)).toEqual(["product"]);
    const wrong = await runHere(["explain", "words.sport.hero.title", "north", "--lang", "tr"], { cwd });
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("en, fa, or add tr") });
  });

  test("follows a variant on each host to the brand's own file", async () => {
    const [login] = await explained("pages.login", "north");
    expect(layersOf(login as Explained)).toEqual([
      ["product", "popup", undefined],
      ["extended skin derby", "popup", expect.stringContaining("derby/skin.config.ts:")],
      ["skin", "page", "north/skin.config.ts:8"],
      ["own file", "page", "north/overrides/pages/login/page.tsx"],
    ]);
    const slips = await explained("blocks.betSlip", "north");
    expect(slips.map(({ of, value }) => [of, value])).toEqual([
      ["north.localhost", "rail"],
      ["m.north.localhost", "drawer"],
    ]);
  });

  test.each([
    ["tokens.colour.accent", "tokens.color.accent"],
    ["tokens.accent.base", "tokens.color.accent.base"],
    ["settings.login_scren", "settings.login_screen"],
    ["words.sport.hero.titel", "words.sport.hero.title"],
    ["pages.hoem", "pages.home"],
  ])("refuses %s and suggests %s", async (path, nearest) => {
    const { code, stderr } = await runHere(["explain", path, "north"], { cwd });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(nearest) });
  });

  test("without a path lists what it explains, and refuses a path of another kind", async () => {
    const { stdout } = await runHere(["explain"], { cwd });
    expect(stdout).toContain("words.sport.hero.title");
    const wrong = await runHere(["explain", "colour.accent", "north"], { cwd });
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("livery explain, without a path") });
  });

  test("takes the brand of the folder, the only one below it, or asks for a name", async () => {
    const at = (folder: string) => runHere(["explain", "pages.home"], { cwd: folder });
    expect((await at(join(cwd, "north"))).stdout).toContain("north.localhost");
    expect((await at(cwd)).stdout).toContain("north.localhost");
    expect(await at(await temporaryFolder())).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("There is no brand in this folder"),
    });
  });
});
