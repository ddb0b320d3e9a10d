import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createBrand } from "../create/create-brand.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { runHere } from "../testing/run-here.ts";
import { filesBelow, temporaryFolder } from "../testing/temporary.ts";

vi.setConfig({ testTimeout: 60_000 });

const cwd = await temporaryFolder();
const [made, brand] = [join(cwd, "made"), join(cwd, "northwind")];
const livery = (...args: readonly string[]) => runHere(["words", ...args], { cwd, env: {} });
const json = async (...args: readonly string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await livery(...args, "--json")).stdout) as Record<string, unknown>;
const messages = async (code: string): Promise<unknown> =>
  JSON.parse(await readFile(join(brand, "messages", `${code}.json`), "utf8"));
const write = (code: string, texts: object) =>
  writeFile(join(brand, "messages", `${code}.json`), JSON.stringify(texts));

beforeAll(async () => {
  await createBrand(made, {
    name: "northwind",
    title: "Northwind",
    domain: "northwind.localhost",
    languages: ["en", "de"],
  });
});
beforeEach(async () => {
  await rm(brand, { recursive: true, force: true });
  await cp(made, brand, { recursive: true });
});

describe("livery words status", () => {
  test("counts the brand's texts and names those that a language lacks", async () => {
    await write("en", { sport: { hero: { title: "North wind, fair odds" } } });
    const { code, stdout } = await livery("status", "northwind");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^en +English +1 of \d+ +the rest +0$/mu);
    expect(stdout).toMatch(/^de +Deutsch +0 of \d+ +the rest +1$/mu);
    expect(stdout).toContain("de lacks:\n  sport:hero.title\n");
    expect(await json("status", "northwind")).toMatchObject({
      schema: 1,
      languages: [
        { language: "en", own: 1, missing: [] },
        { language: "de", own: 0, missing: ["sport:hero.title"] },
      ],
    });
  });

  test("refuses a name that is no brand, with the nearest", async () => {
    const { code, stderr } = await livery("status", "nortwind");
    expect(code).toBe(3);
    expect(stderr).toContain('Did you mean "northwind"?');
  });
});

describe("livery words check", () => {
  test("is content with a brand that has no texts of its own", async () => {
    expect(await livery("check", "northwind")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("✓") as string,
    });
  });

  test("names wrong texts with their language, and exits with 1", async () => {
    await write("en", { sport: { matchCount_one: "One match", matchCount_other: "{{count}} matches" } });
    await write("de", {
      sport: { matchCount_other: "Spiele", hero: { title: " " }, search: { emptyTitle: "Nichts gefunden" } },
    });
    const { code, stdout } = await livery("check", "northwind");
    expect(code).toBe(1);
    expect(stdout).toMatch(/^error +de +sport:matchCount +plural form _one is missing$/mu);
    expect(stdout).toMatch(/^error +de +sport:matchCount +\{\{count\}\} is missing$/mu);
    expect(stdout).toMatch(/^error +de +sport:hero\.title +empty$/mu);
    expect(stdout).toMatch(/^error +de +sport:search\.emptyTitle +\{\{words\}\} is missing$/mu);
    expect(stdout).toMatch(/^warning +en +sport:hero\.title +missing: players read the product's text here/mu);
  });

  test("warns of texts that are the product's, or the same in two languages, and exits with 0", async () => {
    await write("en", { sport: { hero: { action: "See all matches", title: "North wind" } } });
    await write("de", { sport: { hero: { action: "Alle Spiele zeigen", title: "North wind" } } });
    const { code, stdout } = await livery("check", "northwind");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^warning +en +sport:hero\.action +the same as the product's$/mu);
    expect(stdout).toMatch(/^warning +de +sport:hero\.title +the same as in en$/mu);
  });
});

describe("livery words extract", () => {
  test("puts a group of texts into the file, leaves what it has, and the config takes them", async () => {
    await write("de", { sport: { hero: { title: "Nordwind" } }, slip: { emptyTitle: "Leer" } });
    const { code, stdout } = await livery("extract", "northwind", "sport.hero", "--lang", "de");
    expect(code).toBe(0);
    expect(stdout).toContain("2 texts written into northwind/messages/de.json");
    expect(stdout).not.toContain("does not take them yet");
    expect(await messages("de")).toEqual({
      sport: { hero: { title: "Nordwind", text: expect.any(String) as string, action: expect.any(String) as string } },
      slip: { emptyTitle: "Leer" },
    });
    expect((await livery("extract", "northwind", "sport:hero", "--lang", "de")).stdout).toContain("has them all");
  });

  test("without a key puts those that the brand has in another language", async () => {
    await write("en", { sport: { matchCount_one: "One match", matchCount_other: "{{count}} matches" } });
    await livery("extract", "northwind", "--lang", "de");
    expect(await messages("de")).toEqual({
      sport: {
        matchCount_one: expect.any(String) as string,
        matchCount_other: expect.stringContaining("{{count}}") as string,
      },
    });
  });

  test("with --dry-run writes nothing", async () => {
    const before = await filesBelow(brand);
    const shown = await json("extract", "northwind", "sport.hero.title", "--lang", "de", "--dry-run");
    expect(shown).toMatchObject({ written: false, texts: [{ key: "sport:hero.title" }] });
    expect(await filesBelow(brand)).toEqual(before);
  });

  test.each([
    [["sport.hreo"], 2, "Did you mean sport.hero?"],
    [["sport.hero", "--lang", "xx"], 2, '"xx" is no language of Livery'],
  ])("refuses %j and writes nothing", async (args, exit, text) => {
    const before = await filesBelow(brand);
    const { code, stderr } = await livery(
      "extract",
      "northwind",
      ...args,
      ...(args.length > 1 ? [] : ["--lang", "de"]),
    );
    expect([code, stderr]).toEqual([exit, expect.stringContaining(text)]);
    expect(await filesBelow(brand)).toEqual(before);
  });

  test("refuses a file that is no JSON, and leaves it", async () => {
    await writeFile(join(brand, "messages", "ru.json"), "{ sport: ");
    const { code, stderr } = await livery("extract", "northwind", "sport.hero", "--lang", "ru");
    expect([code, stderr]).toEqual([3, expect.stringContaining("It is no JSON")]);
    expect(await readFile(join(brand, "messages", "ru.json"), "utf8")).toBe("{ sport: ");
  });

  test.each([
    [{ sport: { hero: "Nordwind" } }, "an object of texts"],
    [{ sport: null }, "something else than texts"],
  ])("refuses a file with %j, and leaves it", async (content, text) => {
    await write("de", content);
    const { code, stderr } = await livery("extract", "northwind", "sport.hero.text", "--lang", "de");
    expect([code, stderr]).toEqual([3, expect.stringContaining(text)]);
    expect(await messages("de")).toEqual(content);
  });

  test("leaves a file its indent and its line ends, and reads one with a byte order mark", async () => {
    const file = join(brand, "messages", "de.json");
    await writeFile(file, '\uFEFF{\r\n\t"slip": {\r\n\t\t"emptyTitle": "Leer"\r\n\t}\r\n}\r\n');
    await livery("extract", "northwind", "sport.hero.action", "--lang", "de");
    const text = await readFile(file, "utf8");
    expect(text).toMatch(/^\{\r\n\t"slip": \{\r\n\t\t"emptyTitle": "Leer"\r\n\t\},\r\n\t"sport": /u);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
  });

  test("writes into no brand that comes with Livery", async () => {
    const { code, stderr } = await livery("extract", "harbour", "sport.hero", "--lang", "de");
    expect([code, stderr]).toEqual([2, expect.stringContaining("nothing is written into its folder")]);
  });
});

describe("a language that the product does not have", () => {
  const take = async (): Promise<void> => {
    const file = join(brand, "skin.config.ts");
    const config = await readFile(file, "utf8");
    const taken = config
      .replace('import en from "./messages/en.json";', '$&\nimport ru from "./messages/ru.json";')
      .replace('languages: ["en", "de"]', 'languages: ["en", "de", "ru"]')
      .replace(/messages: \{[^}]*\}/u, "messages: { en, de, ru }");
    expect(taken).not.toBe(config);
    await writeFile(file, taken);
  };

  test("begins in English with its own plural forms, and is the brand's once the config takes it", async () => {
    const { stdout } = await livery("extract", "northwind", "--lang", "ru");
    expect(stdout).toContain('import ru from "./messages/ru.json";');
    expect(await messages("ru")).toMatchObject({
      sport: {
        matchCount_one: expect.any(String) as string,
        matchCount_few: expect.any(String) as string,
        matchCount_many: expect.any(String) as string,
      },
    });
    await take();
    expect((await loadSkin(brand)).languages).toEqual(["en", "de", "ru"]);
    const { code, stdout: checked } = await livery("check", "northwind");
    expect(code).toBe(0);
    expect(checked).toMatch(/^warning +ru +account:signIn\.title +in English$/mu);
    expect(checked).toMatch(/^warning +ru +and \d+ more +in English$/mu);
    expect(checked).not.toMatch(/^warning +(?:en|de)/mu);
    expect(await json("status", "northwind")).toMatchObject({
      languages: [{}, {}, { language: "ru", product: 0, missing: [] }],
    });
  });

  test("needs every plural form of its own: English has fewer", async () => {
    await livery("extract", "northwind", "--lang", "ru");
    await take();
    const whole = await readFile(join(brand, "messages", "ru.json"), "utf8");
    await writeFile(join(brand, "messages", "ru.json"), whole.replaceAll(/^ *"\w+_(?:few|many)": .*\n/gmu, ""));
    await expect(loadSkin(brand)).rejects.toMatchObject({ exitCode: 3 });
    await livery("extract", "northwind", "--lang", "ru");
    expect((await loadSkin(brand)).languages).toContain("ru");
    expect(await messages("ru")).toEqual(JSON.parse(whole));
  });

  test("is refused while a text is missing, with what writes it", async () => {
    await write("ru", { sport: { hero: { title: "Северный ветер" } } });
    await take();
    await expect(loadSkin(brand)).rejects.toMatchObject({
      exitCode: 3,
      problems: [
        {
          message: expect.stringMatching(/messages\.ru: "1 texts?" .*livery words extract NAME --lang ru/u) as string,
        },
      ],
    });
    expect((await livery("check", "northwind")).code).toBe(1);
    await livery("extract", "northwind", "--lang", "ru");
    expect((await loadSkin(brand)).languages).toContain("ru");
  });
});
