import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { allVariants, readBoot, variantFile, type MessageTree } from "@livery/skin";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createBrand } from "../create/create-brand.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { noOverrides } from "../overrides/build-overrides.ts";
import { buildPlatform, type Platform } from "../platform/build-platform.ts";
import { productSite } from "../platform/site-source.ts";
import { choicesAt, withChoice, type VariantChoices } from "../testing/variant-choices.ts";
import { differences, filesBelow, temporaryFolder } from "../testing/temporary.ts";
import { assemble } from "./assemble.ts";
import { bakeSettings } from "./baked.ts";
import { builtFolder } from "@livery/house/built-folder";

// A build beside two busy cores takes its time.
vi.setConfig({ testTimeout: 60_000 });

const folder = await temporaryFolder();
const brand = join(folder, "brand");
const site = productSite();
const [first, last] = [choicesAt(0), choicesAt(-1)];
type Files = ReadonlyMap<string, Buffer>;
let platform: Platform;
let ofFirst: Files;
let ofLast: Files;
let sources: ReadonlyMap<string, string>;

async function build(name: string, choices: VariantChoices): Promise<Files> {
  const skin = { ...(await loadSkin(brand)), ...choices };
  const out = join(folder, name);
  const baked = bakeSettings(skin, null);
  await assemble({ platform, site, skin, brandFolder: brand, overrides: noOverrides, baked, rows: {}, out });
  return filesBelow(join(out, builtFolder.public));
}

beforeAll(async () => {
  await createBrand(brand, { name: "harbour", title: "Harbour", domain: "harbour.example", languages: ["en"] });
  platform = await buildPlatform(site);
  ofFirst = await build("first", first);
  ofLast = await build("last", last);
  const names = (await readdir(join(site.root, "src"), { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|stories|css)\.tsx?$/.test(name) && !name.startsWith("testing"),
  );
  const read = async (name: string) => [name, await readFile(join(site.root, "src", name), "utf8")] as const;
  sources = new Map(await Promise.all(names.map(read)));
}, 240_000);

type VariantChoice = ReturnType<typeof withChoice>[number];
const textOf = (files: Files): string =>
  [...files]
    .filter(([name]) => /\.(html|js|css|json)$/.test(name))
    .map(([name, content]) => `${name}\n${content.toString()}`)
    .join("\n");

/** The classes of the sheet that a variant alone brings. */
async function classesOf(choice: VariantChoice): Promise<readonly string[]> {
  const sheets = platform.manifest[`src/${variantFile(choice.kind, choice.name, choice.variant)}`]?.css ?? [];
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(platform.clientFolder, sheet), "utf8")));
  return texts.flatMap((text) =>
    [...text.matchAll(/(?<![\w-])\.((?:_\d|[a-z])[a-z0-9]{4,})(?=[\s{:.,>[)])/g)].map(([, name]) => name ?? ""),
  );
}

const key = /["'`]([a-zA-Z]+:[\w.]+)["'`]/g;
const keysIn = (text: string): readonly string[] => [...text.matchAll(key)].map(([, found]) => found ?? "");
const beginnings = (text: string): readonly string[] =>
  [...text.matchAll(/`([a-zA-Z]+:[\w.]*)\$\{/g)].map(([, found]) => found ?? "");

/** The words that the files of a variant look up and nothing else of the site. */
function messageKeysOf(choice: VariantChoice): readonly string[] {
  const stem = variantFile(choice.kind, choice.name, choice.variant).replace(".tsx", "");
  const own = [...sources].filter(([name]) => name === `${stem}.tsx` || name.startsWith(`${stem}-`));
  const rest = [...sources].filter(([name]) => !own.some(([each]) => each === name)).map(([, text]) => text);
  const elsewhere = new Set(rest.flatMap(keysIn));
  const parts = rest.flatMap(beginnings);
  return own
    .flatMap(([, text]) => keysIn(text))
    .filter((found) => !elsewhere.has(found) && !parts.some((part) => found.startsWith(part)));
}

function has(messages: MessageTree | string | undefined, path: readonly string[]): boolean {
  const [head, ...rest] = path;
  if (messages === undefined || head === undefined) return messages !== undefined;
  if (typeof messages === "string") return false;
  if (rest.length > 0) return has(messages[head], rest);
  return Object.keys(messages).some((name) => name.replace(/_(zero|one|two|few|many|other)$/, "") === head);
}

function bootMessages(files: Files): MessageTree {
  const html = files.get("en/index.html")?.toString() ?? "";
  const json = /id="livery-boot">(.*)<\/script>/.exec(html)?.[1] ?? "";
  return readBoot({ getElementById: () => ({ textContent: json }) }).messages;
}

describe.each([
  ["the first of each variant", first, () => ofFirst],
  ["the last of each variant", last, () => ofLast],
] as const)("a brand of the product's site that chooses %s", (_what, choices, files) => {
  test("has the scripts of its variants, and no file, name or class of another one", async () => {
    const all = textOf(files());
    const wrong = await Promise.all(
      withChoice(choices).map(async (choice) => {
        const entry = `${choice.kind}-${choice.name}-${choice.variant}`;
        if (choice.chosen) return all.includes(`/assets/${entry}-`) ? [] : [`${entry} is missing`];
        const path = variantFile(choice.kind, choice.name, choice.variant).replace(".tsx", "");
        const traces = [entry, path, ...(await classesOf(choice))];
        return traces.filter((trace) => all.includes(trace)).map((trace) => `${trace} of ${entry} is there`);
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test("has all messages of its variants, and none that only an unchosen variant uses", () => {
    const messages = bootMessages(files());
    const wrong = withChoice(choices).flatMap((choice) =>
      messageKeysOf(choice)
        .filter((found) => has(messages, found.split(/[:.]/)) !== choice.chosen)
        .map((found) => `${found} of ${choice.name} ${choice.variant} is ${choice.chosen ? "missing" : "there"}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("each variant has classes or messages to be found by, so that the search can fail", async () => {
  const variantChoices = withChoice(first);
  const classes = await Promise.all(variantChoices.map(classesOf));
  expect(classes.filter((each) => each.length > 0).length).toBeGreaterThan(allVariants().length / 2);
  expect(variantChoices.flatMap(messageKeysOf).length).toBeGreaterThan(5);
});

test("files of both brands are the same byte for byte, and only scripts and sheets of variants and their parts differ", () => {
  const chunks = (files: Files) => [...files.keys()].filter((name) => /^assets\/.*\.(js|css)$/.test(name));
  const shared = chunks(ofFirst).filter((name) => ofLast.has(name));
  expect(differences(ofFirst, ofLast).filter((name) => shared.includes(name))).toEqual([]);
  expect(shared).toContainEqual(expect.stringMatching(/assets\/main-/));
  expect(shared.length).toBeGreaterThan(40);
});
