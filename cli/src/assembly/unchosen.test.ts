import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { allVariants, readBoot, variantFile, type WordTree } from "@livery/skin";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createBrand } from "../brand/create-brand.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { noOverrides } from "../overrides/build-overrides.ts";
import { buildPlatform, type Platform } from "../platform/build-platform.ts";
import { productSite } from "../platform/site-source.ts";
import { choicesAt, withChoice, type FaceChoices } from "../testing/face-choices.ts";
import { differences, filesBelow, temporaryFolder } from "../testing/temporary.ts";
import { assemble } from "./assemble.ts";
import { bakeSettings } from "./baked.ts";

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

async function build(name: string, choices: FaceChoices): Promise<Files> {
  const skin = { ...(await loadSkin(brand)), ...choices };
  const out = join(folder, name);
  const baked = bakeSettings(skin, null);
  await assemble({ platform, site, skin, brandFolder: brand, overrides: noOverrides, baked, rows: {}, out });
  return filesBelow(out);
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

type Face = ReturnType<typeof withChoice>[number];
const textOf = (files: Files): string =>
  [...files]
    .filter(([name]) => /\.(html|js|css|json)$/.test(name))
    .map(([name, content]) => `${name}\n${content.toString()}`)
    .join("\n");

/** The classes of the sheet that a variant alone brings. */
async function classesOf(face: Face): Promise<readonly string[]> {
  const sheets = platform.manifest[`src/${variantFile(face.kind, face.name, face.variant)}`]?.css ?? [];
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
function wordsOf(face: Face): readonly string[] {
  const stem = variantFile(face.kind, face.name, face.variant).replace(".tsx", "");
  const own = [...sources].filter(([name]) => name === `${stem}.tsx` || name.startsWith(`${stem}-`));
  const rest = [...sources].filter(([name]) => !own.some(([each]) => each === name)).map(([, text]) => text);
  const elsewhere = new Set(rest.flatMap(keysIn));
  const parts = rest.flatMap(beginnings);
  return own
    .flatMap(([, text]) => keysIn(text))
    .filter((found) => !elsewhere.has(found) && !parts.some((part) => found.startsWith(part)));
}

function has(words: WordTree | string | undefined, path: readonly string[]): boolean {
  const [head, ...rest] = path;
  if (words === undefined || head === undefined) return words !== undefined;
  if (typeof words === "string") return false;
  if (rest.length > 0) return has(words[head], rest);
  return Object.keys(words).some((name) => name.replace(/_(zero|one|two|few|many|other)$/, "") === head);
}

function bootWords(files: Files): WordTree {
  const html = files.get("en/index.html")?.toString() ?? "";
  const json = /id="livery-boot">(.*)<\/script>/.exec(html)?.[1] ?? "";
  return readBoot({ getElementById: () => ({ textContent: json }) }).words;
}

describe.each([
  ["the first of each face", first, () => ofFirst],
  ["the last of each face", last, () => ofLast],
] as const)("a brand of the product's site that chooses %s", (_what, choices, files) => {
  test("has the scripts of what it chose, and no trace of what it did not: no file, no name, no class", async () => {
    const all = textOf(files());
    const wrong = await Promise.all(
      withChoice(choices).map(async (face) => {
        const entry = `${face.kind}-${face.name}-${face.variant}`;
        if (face.chosen) return all.includes(`/assets/${entry}-`) ? [] : [`${entry} is missing`];
        const place = variantFile(face.kind, face.name, face.variant).replace(".tsx", "");
        const traces = [entry, place, ...(await classesOf(face))];
        return traces.filter((trace) => all.includes(trace)).map((trace) => `${trace} of ${entry} is there`);
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test("has none of the words that only an unchosen variant looks up, and all of those of its own", () => {
    const words = bootWords(files());
    const wrong = withChoice(choices).flatMap((face) =>
      wordsOf(face)
        .filter((found) => has(words, found.split(/[:.]/)) !== face.chosen)
        .map((found) => `${found} of ${face.name} ${face.variant} is ${face.chosen ? "missing" : "there"}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("each variant has something to be found by, so that the search can fail", async () => {
  const faces = withChoice(first);
  const classes = await Promise.all(faces.map(classesOf));
  expect(classes.filter((each) => each.length > 0).length).toBeGreaterThan(allVariants().length / 2);
  expect(faces.flatMap(wordsOf).length).toBeGreaterThan(5);
});

test("all that both brands have is the same, byte for byte; only scripts and sheets of faces and their parts differ", () => {
  const chunks = (files: Files) => [...files.keys()].filter((name) => /^assets\/.*\.(js|css)$/.test(name));
  const shared = chunks(ofFirst).filter((name) => ofLast.has(name));
  expect(differences(ofFirst, ofLast).filter((name) => shared.includes(name))).toEqual([]);
  expect(shared).toContainEqual(expect.stringMatching(/assets\/main-/));
  expect(shared.length).toBeGreaterThan(40);
});
