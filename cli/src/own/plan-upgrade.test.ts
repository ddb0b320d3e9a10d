import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { createBrand } from "../create/create-brand.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { ejectTarget } from "../eject/eject-target.ts";
import { productSource } from "../eject/product-source.ts";
import { writeInto } from "../files/folder.ts";
import type { FileChange } from "../files/replace-files.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";
import { madeUpRelease, replacing } from "../testing/made-up-release.ts";
import { filesBelow, temporaryFolder } from "../testing/temporary.ts";
import { readRecords, recordedRelease } from "./base-record.ts";
import type { Codemod } from "./codemods.ts";
import { planEjection } from "./eject-files.ts";
import { ownFiles } from "./own-files.ts";
import { planUpgrade } from "./plan-upgrade.ts";
import { planWrap } from "./wrap-file.ts";

const parent = await temporaryFolder();
const first = madeUpRelease(productSource(), "1.0.0");
let count = 0;
let brand: string;

const lobby = "pages/home/variants/lobby.tsx";
const bar = "blocks/header/variants/bar.tsx";

/** Two releases: the second changes lines and names, the third has other files. */
const second = madeUpRelease(first, "1.1.0", {
  [lobby]: replacing(
    'className={css.text}>{t("sport:hero.text")}',
    'className={css.text} data-second>{t("sport:hero.text")}',
  ),
  "pages/home/variants/lobby.css.ts": (text) => `${text}\nexport const second = style({});\n`,
  "pages/home/parts/scene.tsx": replacing("export function Scene", "export const stage = 1;\nexport function Scene"),
  "shared/parts/home.ts": replacing("Scene as HomeScene", "Scene as HomeStage"),
  [bar]: replacing('aria-label={t("frame:menu.main")}', 'aria-label={t("frame:menu.second")}'),
  "styles/rule.ts": replacing("68rem", "70rem"),
});
const third = madeUpRelease(second, "1.2.0", {
  [lobby]: (text) => text.replace("import * as css", 'import { Third } from "../parts/third.tsx";\nimport * as css'),
  "pages/home/parts/third.tsx": () => "export const Third = 3;\n",
  "pages/coupons/variants/tickets.tsx": () => null,
  "pages/coupons/variants/vouchers.tsx": () => "export default function Vouchers() {\n  return null;\n}\n",
});
const table: readonly Codemod[] = [
  { release: "1.1.0", kind: "export", from: "HomeScene", to: "HomeStage" },
  { release: "1.1.0", kind: "setting", from: "site_title", to: "site_heading" },
];

/** Without the steps that a process could be killed between, which cost a flush of the disk each. */
async function write(changes: readonly FileChange[]): Promise<void> {
  for (const { content, path } of changes)
    if (content === null) await rm(join(brand, path));
    else await writeInto(brand, path, content);
}
async function eject(page: string, what: string): Promise<void> {
  await write((await planEjection(brand, first, ejectTarget(first, page, what))).changes);
}
const fileOf = (path: string): string => join(brand, overridesFolder, ...path.split("/"));
const textOf = (path: string): Promise<string> => readFile(fileOf(path), "utf8");
async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await textOf(path);
  expect(text).toContain(from);
  await writeFile(fileOf(path), text.replace(from, to));
}
async function upgrade(product: typeof first) {
  const plan = await planUpgrade(brand, product, table);
  await write(plan.changes);
  const of = (path: string) => plan.files.find((file) => file.path === `${overridesFolder}/${path}`);
  return { ...plan, of };
}
const statesOf = async (product: typeof first) =>
  new Map((await ownFiles(brand, product)).map(({ path, state }) => [path, state]));

beforeEach(async () => {
  brand = join(parent, String((count += 1)));
  await createBrand(brand, { name: "harbour", title: "Harbour", domain: "harbour.example", languages: ["en"] });
  await write([{ path: "overrides/.base/brand.json", content: '{ "schema": 1, "release": "1.0.0" }' }]);
});

describe("a brand with twenty own files goes through two releases", () => {
  beforeEach(async () => {
    for (const [page, what] of [
      ["home", "lobby"],
      ["header", "bar"],
      ["coupons", "tickets"],
      ["sports", "threeColumn"],
      ["login", "popup"],
      ["footer", "columns"],
      ["home", "parts/leagues"],
    ] as const)
      await eject(page, what);
  });

  test("what only the product changed is taken, what both changed is merged, and nothing else is touched", async () => {
    expect((await readRecords(brand)).length).toBeGreaterThanOrEqual(20);
    await edit(
      "pages/home/lobby.tsx",
      "<SportTiles model={model} />",
      '<SportTiles model={model} />\n      <p data-mine="1" />',
    );
    // Beside the name that a codemod renames.
    await edit("pages/home/lobby.tsx", "  HomeScene as Scene,\n", "  HomeHead,\n  HomeScene as Scene,\n");
    await edit("pages/login/popup.tsx", "export default", "// mine\nexport default");
    const untouched = await textOf("pages/login/popup.tsx");
    expect((await statesOf(second)).get("pages/home/lobby.tsx")).toBe("both");
    expect((await statesOf(second)).get("pages/login/popup.tsx")).toBe("edited");

    const plan = await upgrade(second);
    expect(plan.of("pages/home/lobby.tsx")).toMatchObject({ action: "merged", conflicts: 0 });
    expect(plan.of("pages/home/lobby.css.ts")).toMatchObject({ action: "updated" });
    expect(plan.of("parts/styles/rule.ts")).toMatchObject({ action: "updated" });
    expect(plan.of("pages/login/popup.tsx")).toBeUndefined();
    const merged = await textOf("pages/home/lobby.tsx");
    for (const part of ["data-mine", "data-second", "HomeStage as Scene", "of release 1.1.0"])
      expect(merged).toContain(part);
    expect(await textOf("pages/login/popup.tsx")).toBe(untouched);
    expect(await recordedRelease(brand)).toBe("1.1.0");
    expect([...(await statesOf(second)).values()].every((state) => state === "unchanged" || state === "edited")).toBe(
      true,
    );
    expect(await readFile(join(brand, "skin.config.ts"), "utf8")).toContain("site_heading: ");
    // Nothing is left to do.
    expect((await planUpgrade(brand, second, table)).changes).toEqual([]);
  });

  test("a place that both changed stands between markers, and no other upgrade begins before it is decided", async () => {
    await edit("blocks/header/bar.tsx", 'aria-label={t("frame:menu.main")}', 'aria-label="Mine"');
    const plan = await upgrade(second);
    expect(plan.of("blocks/header/bar.tsx")).toMatchObject({ action: "conflict", conflicts: 1 });
    const text = await textOf("blocks/header/bar.tsx");
    expect(text).toMatch(
      /^<{7} yours[^]*"Mine"[^]*\|{7} release 1\.0\.0[^]*menu\.main[^]*={7}\n[^]*menu\.second[^]*^>{7} release 1\.1\.0$/mu,
    );
    const before = await filesBelow(brand);
    await expect(planUpgrade(brand, third, table)).rejects.toMatchObject({
      exitCode: 6,
      code: "merge_conflicts",
      message: expect.stringContaining("overrides/blocks/header/bar.tsx") as string,
    });
    expect(await filesBelow(brand)).toEqual(before);
    const decided = text.replace(/^<{7}[^]*?={7}\n/mu, "").replace(/^>{7}.*\n/mu, "");
    await writeFile(fileOf("blocks/header/bar.tsx"), decided);
    expect((await upgrade(third)).of("blocks/header/bar.tsx")).toBeUndefined();
  });

  test("a file that the product has no more stays, with the nearest name; one that it needs now is added", async () => {
    await upgrade(second);
    const tickets = await textOf("pages/coupons/tickets.tsx");
    const plan = await upgrade(third);
    expect(plan.of("pages/coupons/tickets.tsx")).toMatchObject({
      action: "kept",
      note: expect.stringContaining("no pages/coupons/variants/tickets.tsx any more") as string,
    });
    expect(await textOf("pages/coupons/tickets.tsx")).toBe(tickets);
    expect((await statesOf(third)).get("pages/coupons/tickets.tsx")).toBe("gone");
    expect(plan.of("pages/home/parts/third.tsx")).toMatchObject({ action: "added" });
    expect(await textOf("pages/home/parts/third.tsx")).toContain("export const Third = 3;");
    expect(await textOf("pages/home/lobby.tsx")).toContain('from "./parts/third.tsx"');
  });

  test("both releases at once give what one after the other gives", async () => {
    await edit(
      "pages/home/lobby.tsx",
      "<SportTiles model={model} />",
      '<SportTiles model={model} />\n      <p data-mine="1" />',
    );
    const at = brand;
    await upgrade(second);
    await upgrade(third);
    const oneByOne = await textOf("pages/home/lobby.tsx");
    brand = join(parent, `${at}-at-once`.split("/").at(-1) ?? "");
    await createBrand(brand, { name: "harbour", title: "Harbour", domain: "harbour.example", languages: ["en"] });
    await write([{ path: "overrides/.base/brand.json", content: '{ "schema": 1, "release": "1.0.0" }' }]);
    await eject("home", "lobby");
    await edit(
      "pages/home/lobby.tsx",
      "<SportTiles model={model} />",
      '<SportTiles model={model} />\n      <p data-mine="1" />',
    );
    await upgrade(third);
    expect(await textOf("pages/home/lobby.tsx")).toBe(oneByOne);
  });
});

test("a variant with another name takes its own file along, and the config chooses the new name", async () => {
  await eject("home", "lobby");
  await edit(
    "pages/home/lobby.tsx",
    "<SportTiles model={model} />",
    '<SportTiles model={model} />\n      <p data-mine="1" />',
  );
  const renamed = madeUpRelease(first, "2.0.0", {
    "pages/home/variants/compact.tsx": () =>
      (first.read(lobby) ?? "").replaceAll("lobby.css.ts", "compact.css.ts").replaceAll("HomeLobby", "HomeCompact"),
    "pages/home/variants/compact.css.ts": () => first.read("pages/home/variants/lobby.css.ts") ?? null,
    [lobby]: () => null,
    "pages/home/variants/lobby.css.ts": () => null,
  });
  const plan = await planUpgrade(brand, renamed, [
    { release: "2.0.0", kind: "variant", of: { kind: "pages", name: "home" }, from: "lobby", to: "compact" },
  ]);
  await write(plan.changes);
  expect(plan.files).toContainEqual(
    expect.objectContaining({
      path: "overrides/pages/home/compact.tsx",
      renamedFrom: "overrides/pages/home/lobby.tsx",
    }),
  );
  const text = await textOf("pages/home/compact.tsx");
  for (const part of ["data-mine", "./compact.css.ts", "HomeCompact"]) expect(text).toContain(part);
  expect((await loadSkin(brand)).pages.home).toBe("compact");
  const own = await statesOf(renamed);
  expect([own.get("pages/home/lobby.tsx"), own.get("pages/home/compact.tsx")]).toEqual([undefined, "edited"]);
});

test("line ends of Windows stay, a deleted header does not come back, and a wrapped file needs no merge", async () => {
  await eject("home", "lobby");
  const windows = (await textOf("pages/home/lobby.tsx"))
    .replace(/^(?:\/\/ livery: .*\n)+/u, "")
    .replaceAll("\n", "\r\n");
  await writeFile(fileOf("pages/home/lobby.tsx"), windows);
  await write((await planWrap(brand, first, ejectTarget(first, "header", "bar"))).changes);
  expect((await statesOf(first)).get("pages/home/lobby.tsx")).toBe("unchanged");
  expect((await statesOf(second)).get("blocks/header/bar.tsx")).toBe("wrapped");
  const wrapped = await textOf("blocks/header/bar.tsx");
  await upgrade(second);
  const text = await textOf("pages/home/lobby.tsx");
  expect(text).toContain("data-second");
  expect(text.startsWith("import ")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  expect(await textOf("blocks/header/bar.tsx")).toBe(wrapped);
});

test("what an author wrote stays: a comment that begins as the header does, a byte order mark, another encoding", async () => {
  await eject("home", "lobby");
  await eject("header", "bar");
  const ejected = await textOf("pages/home/lobby.tsx");
  const marked = ejected.replace(/^((?:\/\/ livery: .*\n)+)/u, "\uFEFF$1// livery: keep in sync\n");
  await writeFile(fileOf("pages/home/lobby.tsx"), marked);
  const latin = Buffer.from(`// Gr\u00fc\u00dfe\n${await textOf("blocks/header/bar.tsx")}`, "latin1");
  await writeFile(fileOf("blocks/header/bar.tsx"), latin);
  expect((await statesOf(first)).get("pages/home/lobby.tsx")).toBe("edited");
  const plan = await upgrade(second);
  const text = await textOf("pages/home/lobby.tsx");
  expect(text.startsWith("\uFEFF// livery: an own file")).toBe(true);
  expect(text).toContain("\n// livery: keep in sync\n");
  expect(text).toContain("data-second");
  expect(plan.of("blocks/header/bar.tsx")).toMatchObject({
    action: "kept",
    note: expect.stringContaining("UTF-8") as string,
  });
  expect(await readFile(fileOf("blocks/header/bar.tsx"))).toEqual(latin);
});

test("an own file at the new name of a variant is not overwritten", async () => {
  await eject("home", "lobby");
  await writeFile(fileOf("pages/home/compact.tsx"), "// mine\n");
  const renamed = madeUpRelease(first, "2.0.0", {
    "pages/home/variants/compact.tsx": () => first.read(lobby) ?? null,
    [lobby]: () => null,
  });
  const plan = await planUpgrade(brand, renamed, [
    { release: "2.0.0", kind: "variant", of: { kind: "pages", name: "home" }, from: "lobby", to: "compact" },
  ]);
  expect(plan.files).toContainEqual(
    expect.objectContaining({ path: "overrides/pages/home/lobby.tsx", action: "kept" }),
  );
  await write(plan.changes);
  expect(await textOf("pages/home/compact.tsx")).toBe("// mine\n");
});

describe("bad input is refused, and nothing is written", () => {
  const unchanged = async (work: () => Promise<unknown>, expected: object) => {
    const before = await filesBelow(brand);
    await expect(work()).rejects.toMatchObject(expected);
    expect(await filesBelow(brand)).toEqual(before);
  };
  const message = (text: string) => expect.stringContaining(text) as string;

  test("an own file that is there, and one of the same name that was not ejected", async () => {
    await eject("home", "lobby");
    await unchanged(() => eject("home", "lobby"), {
      exitCode: 2,
      message: message("pages/home/lobby.tsx is there already"),
    });
    await write([{ path: "overrides/blocks/header/bar.css.ts", content: "// mine" }]);
    await unchanged(() => eject("header", "bar"), { exitCode: 2, message: message("was not ejected") });
  });

  test("a copy that another release has written", async () => {
    await eject("home", "lobby");
    const target = ejectTarget(second, "header", "bar");
    await unchanged(() => planEjection(brand, second, target), { exitCode: 2, hint: message("livery upgrade first") });
  });

  test("a product that is older than the brand", async () => {
    await eject("home", "lobby");
    await upgrade(second);
    await unchanged(() => planUpgrade(brand, first, table), { exitCode: 2, message: message("release 1.1.0") });
  });

  test("a record that is broken", async () => {
    await eject("home", "lobby");
    for (const broken of ["{", '{ "schema": 2 }', '{ "schema": 1, "kind": "eject", "lines": [1] }']) {
      await write([{ path: "overrides/.base/pages/home/lobby.tsx.json", content: broken }]);
      await unchanged(() => planUpgrade(brand, second, table), { exitCode: 3, code: "invalid_config" });
    }
  });

  test("a record that names a file outside of the product is that of a file that is gone", async () => {
    await eject("home", "lobby");
    const record = await textOf(".base/pages/home/lobby.tsx.json");
    for (const source of ["", "pages/home", "../package.json", "../../../etc/hostname"]) {
      const content = record.replace(/"source": "[^"]*"/u, `"source": ${JSON.stringify(source)}`);
      await write([{ path: "overrides/.base/pages/home/lobby.tsx.json", content }]);
      expect((await statesOf(productSource())).get("pages/home/lobby.tsx")).toBe("gone");
    }
  });

  test("a page, a variant and a part that are not there, with the nearest name", () => {
    const refused = (page: string, what: string) => {
      expect(() => ejectTarget(first, page, what)).toThrow(expect.objectContaining({ exitCode: 2 }) as Error);
      try {
        ejectTarget(first, page, what);
      } catch (error) {
        return (error as { readonly hint: string }).hint;
      }
      return "";
    };
    expect(refused("hom", "lobby")).toContain('Did you mean "home"?');
    expect(refused("home", "loby")).toContain('Did you mean "lobby"?');
    expect(refused("home", "parts/hed")).toContain('Did you mean "parts/head"?');
  });
});
