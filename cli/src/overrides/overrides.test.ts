import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readBoot, type Boot, type VariantFiles } from "@livery/skin";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { assemble } from "../assembly/assemble.ts";
import { bakeSettings } from "../assembly/baked.ts";
import { builtFolder } from "@livery/house/built-folder";
import { createBrand } from "../create/create-brand.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { ConfigError } from "../errors.ts";
import { buildPlatform, type Platform } from "../platform/build-platform.ts";
import { fixtureCache } from "../testing/fixture-cache.ts";
import { useCache } from "../testing/use-cache.ts";
import { fixtureSite, marksOf } from "../testing/fixture-site.ts";
import { choicesAt, withChoice } from "../testing/variant-choices.ts";
import { differences, filesBelow, temporaryFolder } from "../testing/temporary.ts";
import { buildOverrides } from "./build-overrides.ts";
import { findOverrides, overrideFile, unusedPlugins } from "./find-overrides.ts";
import { overrideFiles, refuseOverrides } from "./override-files.ts";

// A build beside two busy cores takes its time.
vi.setConfig({ testTimeout: 60_000 });

const folder = await temporaryFolder();
const site = await fixtureSite(join(folder, "site"));
useCache(fixtureCache());
const brand = join(folder, "brand");
let platform: Platform;
let plain: ReadonlyMap<string, Buffer>;

async function write(path: string, text: string, root = brand): Promise<void> {
  const file = join(root, "overrides", ...path.split("/"));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function build(root = brand): Promise<ReadonlyMap<string, Buffer>> {
  const skin = await loadSkin(root);
  const found = await findOverrides(root, skin);
  const overrides = await buildOverrides({ platform, site, brandFolder: root, overrides: found });
  const out = join(root, "dist");
  await assemble({
    platform,
    site,
    skin,
    brandFolder: root,
    overrides,
    baked: bakeSettings(skin, null),
    rows: {},
    out,
  });
  return filesBelow(join(out, builtFolder.public));
}

function bootOf(html: string): Boot {
  const json = /id="livery-boot">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  return readBoot({ getElementById: () => ({ textContent: json }) });
}

/** What a build refuses, problem by problem. */
async function refused(): Promise<readonly string[]> {
  const error: unknown = await build().catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw error instanceof Error ? error : new Error("nothing was refused");
  return error.problems.map(({ message }) => message);
}

const lobby = `import { useCounter } from "@livery/site/variants";
import drawing from "./drawing.svg";
import * as css from "./lobby.css.ts";
import { mine } from "../../parts/mine.ts";

export default function OwnLobby() {
  const [count] = useCounter();
  return <section className={css.hall} data-own={mine}><img src={drawing} alt="" />{count}</section>;
}
`;
const styles = `import { style } from "@vanilla-extract/css";

export const hall = style({ vars: { "--variant": "css-own-lobby" } });
`;

/** A plugin that is drawn above the page, in the fixture's one slot. */
const promo = `import { useCounter } from "@livery/site/variants";
import * as css from "./parts/promo.css.ts";

function Promo({ text }) {
  const [count] = useCounter();
  return <aside className={css.strip} data-own="promo">{text}{count}</aside>;
}

export default { slots: { "page.before": Promo }, on: { betPlaced: () => undefined } };
`;

/** Names plugins in the brand's config. */
async function namePlugins(...names: readonly string[]): Promise<void> {
  const config = join(brand, "skin.config.ts");
  const text = await readFile(config, "utf8");
  const without = text.replace(/  plugins: .*\n/u, "");
  const line = names.length === 0 ? "" : `  plugins: ${JSON.stringify(names)},\n`;
  await writeFile(config, without.replace("defineSkin({\n", `defineSkin({\n${line}`));
}

async function writeLobby(root = brand): Promise<void> {
  await write("pages/home/lobby.tsx", lobby, root);
  await write("pages/home/lobby.css.ts", styles, root);
  await write("pages/home/drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', root);
  await write("parts/mine.ts", 'export const mine = "own-lobby";\n', root);
}

beforeAll(async () => {
  // The user's own: by it a .js file is no module.
  await writeFile(join(folder, "package.json"), "{}");
  platform = await buildPlatform(site);
  await createBrand(brand, {
    name: "harbour",
    title: "Harbour",
    domain: "harbour.example",
    mobileDomain: "m.harbour.example",
    languages: ["en", "fa"],
  });
  plain = await build();
}, 120_000);

beforeEach(async () => {
  await rm(join(brand, "overrides"), { recursive: true, force: true });
  await namePlugins();
});

describe("a brand's override replaces a variant", () => {
  test("prerendered in each language and shell, with its CSS inlined in the brand's layer and without the variant", async () => {
    await writeLobby();
    const files = await build();
    const all = [...files].map(([name, content]) => `${name}\n${content.toString()}`).join("\n");
    for (const page of ["en/index.html", "fa/index.html", "m/en/index.html", "m/fa/index.html"]) {
      const html = files.get(page)?.toString() ?? "";
      expect(html).toMatch(
        /<section class="(\w+)" data-own="own-lobby"><img src="\/assets\/drawing-[^"]+\.svg" alt=""\/>0<\/section>/,
      );
      expect(html).toMatch(/@layer lv-brand\{\.\w+\{--variant:css-own-lobby\}\}/);
      expect(html).toMatch(/"home":\{"variant":"lobby","js":"\/assets\/own-pages-home-lobby-/);
    }
    for (const trace of [...Object.values(marksOf("home", "lobby")), "/assets/pages-home-lobby"])
      expect(all).not.toContain(trace);
    expect(all).toContain(marksOf("sports", "threeColumn").words);
  });

  test("linked to the platform's modules, which do not change", async () => {
    await writeLobby();
    const files = await build();
    const own = [...files.keys()]
      .filter((name) => /^assets\/own-.*\.js$/.test(name))
      .map((name) => files.get(name)?.toString() ?? "");
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/import\{useCounter as \w+\}from"\/assets\/shared-frame-[^"]+\.js"/);
    expect(own[0]).not.toContain("useState");
    const chunks = (name: string) => /^assets\/.*\.(js|css)$/.test(name);
    const changed = differences(plain, files).filter((name) => chunks(name) && plain.has(name) && files.has(name));
    expect(changed).toEqual([]);
    const added = [...files.keys()].filter((name) => chunks(name) && !plain.has(name));
    expect(added.filter((name) => !/^assets\/(own-pages-home-lobby|shared-|common-|counter-)/.test(name))).toEqual([]);
  });

  test("with the same bytes wherever the brand's folder is", async () => {
    await writeLobby();
    const files = await build();
    const elsewhere = join(folder, "some", "where", "else", "brand");
    await cp(brand, elsewhere, { recursive: true });
    expect(differences(await build(elsewhere), files)).toEqual([]);
  });

  test("of every page and block, also of pages with one variant: no file of a replaced one is left", async () => {
    const { pages, blocks } = choicesAt(0);
    const chosen = [...Object.entries(pages), ...Object.entries(blocks)];
    const files = withChoice({ pages, blocks }).filter((variantId) => variantId.chosen);
    for (const { kind, name, variant } of files)
      await write(overrideFile(kind, name, variant), `export default () => <p data-own="${kind}.${name}">own</p>;\n`);
    const built = await build();
    const boot = bootOf(built.get("en/index.html")?.toString() ?? "");
    const shown = { ...boot.pages, ...boot.blocks } as Readonly<Record<string, VariantFiles | undefined>>;
    expect(Object.keys(shown).toSorted()).toEqual(chosen.map(([name]) => name).toSorted());
    for (const { kind, name, variant } of files) {
      const { js = "" } = shown[name] ?? {};
      expect(js).toMatch(new RegExp(`^/assets/own-${kind}-${name}-${variant}-`));
      expect(built.get(js.slice(1))?.toString()).toContain(`${kind}.${name}`);
    }
    // The navigation, which only the mobile shell has, and the slip that is a sheet there are not replaced.
    const all = [...built].map(([name, content]) => `${name}\n${content.toString()}`).join("\n");
    const left = files.flatMap(({ name, variant }) => Object.values(marksOf(name, variant)));
    expect(left.filter((mark) => all.includes(mark))).toEqual([]);
  });

  test("a brand without overrides is built as before", async () => {
    expect(differences(await build(), plain)).toEqual([]);
  });
});

describe("a brand's plugin", () => {
  test("is prerendered and linked like an override, beside one, and the platform does not change", async () => {
    await writeLobby();
    await write("plugins/promo.tsx", promo);
    await write(
      "plugins/parts/promo.css.ts",
      'import { style } from "@vanilla-extract/css";\nexport const strip = style({ vars: { "--plugin": "css-own-promo" } });\n',
    );
    await namePlugins("promo");
    const files = await build();
    for (const page of ["en/index.html", "fa/index.html", "m/en/index.html"]) {
      const html = files.get(page)?.toString() ?? "";
      const lang = page.split("/").at(-2);
      expect(html).toMatch(new RegExp(`<aside class="\\w+" data-own="promo">${lang}(<!-- -->)?0</aside>`));
      expect(html).toMatch(/@layer lv-brand\{\.\w+\{--plugin:css-own-promo\}\}/);
      expect(bootOf(html).plugins).toEqual({
        promo: {
          variant: "plugin",
          js: expect.stringMatching(/^\/assets\/own-plugins-promo-plugin-.*\.js$/) as string,
          css: [expect.stringMatching(/\.css$/)],
        },
      });
    }
    const own = [...files.keys()]
      .filter(
        (name) => /^assets\/.*\.js$/.test(name) && !plain.has(name) && !/^assets\/(shared|common|counter)-/.test(name),
      )
      .map((name) => files.get(name)?.toString() ?? "")
      .join("\n");
    expect(own).toMatch(/import\{useCounter as \w+\}from"\/assets\/shared-frame-[^"]+\.js"/);
    expect(own).not.toContain("useState");
    const changed = differences(plain, files).filter(
      (name) => /^assets\/.*\.(js|css)$/.test(name) && plain.has(name) && files.has(name),
    );
    expect(changed).toEqual([]);
    const overrides = await findOverrides(brand, await loadSkin(brand));
    expect((await overrideFiles(brand, overrides)).find(({ path }) => path === "overrides/plugins/promo.tsx")).toEqual({
      path: "overrides/plugins/promo.tsx",
      sha256: createHash("sha256").update(promo).digest("hex"),
      replaces: null,
      plugin: "promo",
    });
    await expect(refuseOverrides(brand, overrides)).rejects.toMatchObject({
      problems: expect.arrayContaining([
        { message: expect.stringMatching(/^overrides\/plugins\/promo\.tsx is the plugin promo \(sha256 /) as string },
      ]) as object[],
    });
  });

  test("that has no file is refused, and a file that the config does not name is reported as unused", async () => {
    await write("plugins/promo.tsx", promo);
    await write("plugins/parts/any.tsx", "");
    await namePlugins("promos");
    expect(await refused()).toEqual([
      'skin.config.ts: plugins: "promos" has no file overrides/plugins/promos.tsx. There is overrides/plugins/promo.tsx.',
    ]);
    await namePlugins();
    expect(await unusedPlugins(brand, await loadSkin(brand))).toEqual([
      expect.stringMatching(/^overrides\/plugins\/promo\.tsx is not used: name it in plugins of skin\.config\.ts/),
    ]);
    expect(differences(await build(), plain)).toEqual([]);
  });

  test.each([
    [
      "export default { slots: { 'page.befor': () => null } };",
      "slots.page.befor is not allowed. Allowed: header.after",
    ],
    ["export default { on: { betPlaced: 1 } };", "on.betPlaced is not allowed. Allowed: a function."],
    ["export default () => null;", "its default export is no plugin. Allowed: definePlugin({ slots, on })."],
    ["export const promo = {};", "has no default export. Allowed: export default definePlugin({ slots, on })."],
  ])("%s is refused with its file", async (text, expected) => {
    await write("plugins/promo.tsx", text);
    await namePlugins("promo");
    const problems = await refused();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`overrides/plugins/promo.tsx: ${expected}`);
  });
});

describe("an invalid override stops the build, and the last build stays", () => {
  const untouched = async () => {
    await writeLobby();
    const before = await build();
    await rm(join(brand, "overrides"), { recursive: true });
    return async () =>
      expect(differences(await filesBelow(join(brand, "dist", builtFolder.public)), before)).toEqual([]);
  };

  test.each([
    ["a variant that is misspelt", "pages/home/loby.tsx", 'Did you mean "overrides/pages/home/lobby.tsx"?'],
    ["a folder that is misspelt", "pages/hme/lobby.tsx", 'Did you mean "overrides/pages/home/lobby.tsx"?'],
    [
      "a variant that the brand does not choose",
      "pages/login/page.tsx",
      "replaces a variant that this brand does not choose",
    ],
    [
      "a file beside the folders",
      "lobby.tsx",
      "is not a variant. Allowed: pages/home/lobby.tsx, pages/sports/three-column.tsx",
    ],
  ])("%s: with the right name", async (_what, path, expected) => {
    const same = await untouched();
    await write(path, lobby);
    const problems = await refused();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`overrides/${path}: `);
    expect(problems[0]).toContain(expected);
    await same();
  });

  test.each([
    ["a mistake in the code", "export default function Own() { return <section>; }", /lobby\.tsx/],
    [
      "a name that nobody shares",
      'import { useRoom } from "@livery/site/variants";\nexport default useRoom;',
      /useRoom/,
    ],
    ["a package that is not there", 'import dayjs from "dayjs";\nexport default dayjs;', /dayjs/],
    ["a file that is not there", 'import { x } from "./absent.ts";\nexport default x;', /\.\/absent\.ts/],
    ["code that fails as it is loaded", 'throw new Error("too early");\nexport default null;', /too early/],
    [
      "no default export",
      "export const Lobby = () => null;",
      /overrides\/pages\/home\/lobby\.tsx: has no default export/,
    ],
  ])("%s: with file and place", async (_what, text, expected) => {
    const same = await untouched();
    await write("pages/home/lobby.tsx", text);
    expect((await refused()).join("\n")).toMatch(expected);
    await same();
  });
});

test("every file of a brand's own code is listed with its SHA-256, those that it imports beside its folder too", async () => {
  await writeLobby();
  await write("parts/mine.ts", 'export { mine } from "../../beside.ts";\n');
  const beside = 'export const mine = "own-lobby";\n';
  await writeFile(join(brand, "beside.ts"), beside);
  await write(".hidden/code.ts", "export const hidden = 1;\n");
  await write(".base/pages/home/lobby.tsx.json", "{}\n");
  await write("README.md", "# Overrides\n");
  const overrides = await findOverrides(brand, await loadSkin(brand));
  const { imported } = await buildOverrides({ platform, site, brandFolder: brand, overrides });
  const listed = await overrideFiles(brand, overrides, imported);
  expect(listed.map(({ path, replaces }) => [path, replaces])).toEqual([
    ["overrides/.hidden/code.ts", null],
    ["overrides/pages/home/drawing.svg", null],
    ["overrides/pages/home/lobby.css.ts", null],
    ["overrides/pages/home/lobby.tsx", "pages.home.lobby"],
    ["overrides/parts/mine.ts", null],
    ["beside.ts", null],
  ]);
  expect(listed.at(-1)?.sha256).toBe(createHash("sha256").update(beside).digest("hex"));
  await expect(refuseOverrides(brand, overrides)).rejects.toMatchObject({
    exitCode: 3,
    problems: expect.arrayContaining([
      {
        message: expect.stringMatching(
          /^overrides\/pages\/home\/lobby\.tsx replaces pages\.home\.lobby \(sha256 [0-9a-f]{64}\)$/,
        ) as string,
      },
    ]) as object[],
  });
  await expect(refuseOverrides(brand, [])).resolves.toBeUndefined();
});

test("files in a parts folder may have any name", async () => {
  await writeLobby();
  await write("pages/home/parts/anything.tsx", "export const anything = <p>any</p>;\n");
  expect((await findOverrides(brand, await loadSkin(brand))).map(({ path }) => path)).toEqual([
    "overrides/pages/home/lobby.tsx",
  ]);
});
