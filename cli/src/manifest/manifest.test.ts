import { settingNames } from "@livery/contract/settings";
import { pluginEvents, pluginSlots, variantNames } from "@livery/skin";
import { explainTokens, harbour } from "@livery/ui/tokens";
import { expect, test } from "vitest";
import { commandTable } from "../commands/command-table.ts";
import { errorCodes } from "../error-codes.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { productMessages } from "../words/product-messages.ts";

interface Printed {
  readonly [part: string]: readonly Readonly<Record<string, unknown>>[];
}

const cwd = await temporaryFolder();
const run = (...words: readonly string[]) => runHere(["manifest", ...words], { cwd });
const printed = async (...parts: readonly string[]): Promise<Printed> =>
  JSON.parse((await run(...parts, "--json")).stdout) as Printed;
const namesOf = (list: Printed[string] | undefined, field: string) => list?.map((each) => each[field]);

test("the manifest has every command, error code, setting and variant", async () => {
  const { blocks, commands, errors, events, pages, settings, slots } = await printed();
  expect(namesOf(commands, "command")).toEqual(commandTable.map(({ words }) => `livery ${words.join(" ")}`));
  expect(namesOf(errors, "code")).toEqual(Object.keys(errorCodes));
  expect(namesOf(settings, "name")).toEqual(settingNames);
  expect(namesOf(pages, "name")).toEqual(Object.keys(variantNames.pages));
  expect(namesOf(blocks, "name")).toEqual(Object.keys(variantNames.blocks));
  expect(namesOf(slots, "name")).toEqual(Object.keys(pluginSlots));
  expect(namesOf(events, "name")).toEqual(Object.keys(pluginEvents));
});

test("a command has its arguments and options, with variables and closed lists", async () => {
  const { commands } = await printed("commands");
  const create = commands?.find(({ command }) => command === "livery create");
  expect(create).toMatchObject({ arguments: [{ name: "NAME", required: true, many: false }] });
  expect(create?.["options"]).toContainEqual({
    flag: "--title",
    value: "TEXT",
    environment: "LIVERY_TITLE",
    summary: "the brand's name as players read it",
    many: false,
    required: true,
    choices: null,
  });
  const completion = commands?.find(({ command }) => command === "livery completion");
  expect(completion).toMatchObject({ arguments: [{ choices: ["bash", "zsh", "fish", "powershell"] }] });
});

test("a setting has its meaning, its default and a schema that its default meets", async () => {
  const { settings } = await printed("settings");
  expect(settings?.find(({ name }) => name === "matches_day")).toMatchObject({
    summary: expect.stringMatching(/\S/u) as string,
    allowed: expect.stringMatching(/whole number/u) as string,
    default: expect.any(Number) as number,
    schema: { anyOf: expect.any(Array) as unknown[] },
  });
});

test("a token has its variable and its values in the base theme", async () => {
  const { seeds, tokens } = await printed("tokens");
  const explain = explainTokens({});
  for (const { dark, light, token } of tokens ?? [])
    expect([light, dark]).toEqual([
      explain(String(token), { mode: "light" }).value,
      explain(String(token), { mode: "dark" }).value,
    ]);
  expect(tokens).toContainEqual(expect.objectContaining({ variable: "--lv-color-accent-soft-hover" }));
  expect(seeds).toContainEqual({ seed: "color.accent", default: harbour.color.accent });
});

test("a variant has the file with which a brand replaces it, and a block its shells", async () => {
  const { blocks, pages } = await printed("variants");
  expect(pages?.find(({ name }) => name === "sports")).toMatchObject({
    shells: ["desktop", "mobile"],
    variants: expect.arrayContaining([
      { name: "threeColumn", override: "overrides/pages/sports/three-column.tsx" },
    ]) as object[],
  });
  expect(blocks?.find(({ name }) => name === "navigation")).toMatchObject({ shells: ["mobile"] });
});

test("a text has its key, as it stands in the messages of a brand, and its placeholders", async () => {
  const { words } = await printed("words");
  const english = await productMessages("en");
  const lookUp = (key: string): unknown =>
    key.split(".").reduce<unknown>((tree, step) => (tree as Readonly<Record<string, unknown>>)[step], english);
  for (const { key, text } of words ?? []) expect([key, lookUp(String(key))]).toEqual([key, text]);
  const withPlaceholder = words?.filter(({ text }) => String(text).includes("{{")) ?? [];
  expect(withPlaceholder.length).toBeGreaterThan(100);
  expect(withPlaceholder.filter(({ placeholders }) => (placeholders as readonly string[]).length === 0)).toEqual([]);
});

test("people read how much there is, and the nearest name of a wrong part", async () => {
  expect((await run("settings")).stdout).toMatch(
    new RegExp(`^settings +${settingNames.length}\n\nlivery manifest settings --json`, "u"),
  );
  const wrong = await run("seting");
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("Did you mean settings?") as string });
});
