import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseOptions, type IForbiddenRuleType, type IViolation } from "dependency-cruiser";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const require = createRequire(import.meta.url);
const { forbidden, options } = require(join(root, ".dependency-cruiser.cjs")) as {
  readonly forbidden: readonly IForbiddenRuleType[];
  readonly options: ICruiseOptions;
};
const { floors } = require(join(root, ".folder-floors.cjs")) as {
  readonly floors: Readonly<Record<string, readonly string[]>>;
};

/** A file of a floor's name: `errors.ts` itself, or one in the folder. */
const fileIn = (base: string, name: string, file: string): string =>
  `${base}/${name.replaceAll("*", "some")}${name.endsWith(".ts") ? "" : `/${file}`}`;

/** A file on each floor that imports one of the next floor, or, on the highest one, a file above all floors. */
const plantedOnFloors = Object.entries(floors).flatMap(([base, rows]) =>
  rows.map((floor, at) => {
    const [name = ""] = floor.split(" ");
    const upper = rows[at + 1]?.split(" ")[0] ?? "above-all.ts";
    const planted = fileIn(base, name, "planted.ts");
    const up = relative(dirname(planted), fileIn(base, upper, "some.ts"));
    return [planted, up.startsWith(".") ? up : `./${up}`, `${base}-floor-${at + 1}`] as const;
  }),
);

/** A file, what it imports, and the rule that this breaks. */
const planted: readonly (readonly [file: string, from: string, rule: string])[] = [
  ["packages/betting/src/by-name.ts", "@livery/contract", "betting-imports-only-its-row"],
  ["packages/betting/src/by-path.ts", "../../contract/src/index.ts", "betting-imports-only-its-row"],
  ["packages/contract/src/by-name.ts", "@livery/ui", "contract-imports-only-its-row"],
  ["packages/feed/src/by-name.ts", "@livery/ui", "feed-imports-only-its-row"],
  ["packages/i18n/src/by-name.ts", "@livery/ui", "i18n-imports-only-its-row"],
  ["packages/browser-app/src/by-name.ts", "@livery/site", "browser-app-imports-only-its-row"],
  ["packages/machines/src/by-name.ts", "@livery/ui", "machines-imports-only-its-row"],
  ["packages/ui/src/by-name.ts", "@livery/contract", "ui-imports-only-its-row"],
  ["packages/skin/src/by-name.ts", "@livery/betting", "skin-imports-only-its-row"],
  ["packages/site/src/by-name.ts", "@livery/house", "site-imports-only-its-row"],
  ["packages/panel/src/by-name.ts", "@livery/house", "panel-imports-only-its-row"],
  ["packages/house/src/by-name.ts", "@livery/ui", "house-imports-only-its-row"],
  ["packages/chaos/src/by-name.ts", "@livery/ui", "chaos-imports-only-its-row"],
  ["packages/fonts/src/by-name.ts", "@livery/ui", "fonts-imports-only-its-row"],
  ["packages/site/src/one.ts", "./other.ts", "no-circular"],
  ["packages/contract/src/model/one-type.ts", "./other-type.ts", "no-circular"],
  ...plantedOnFloors,
  ["packages/ui/src/new-folder/planted.ts", "../tokens/some.ts", "every-folder-has-a-floor"],
  ["packages/betting/src/nowhere.ts", "./absent.ts", "resolvable"],
  ["packages/ui/src/skin.ts", "../../../skins/arcade/tokens.ts", "no-component-knows-a-brand"],
  ["packages/ui/src/base-theme.ts", "./tokens/harbour.ts", "no-component-knows-a-brand"],
  ["skins/arcade/site.ts", "@livery/site", "skins-import-only-their-row"],
  ["cli/src/journeys.ts", "../../packages/e2e/src/index.ts", "cli-arranges-packages-only"],
  ["packages/house/src/react.ts", "react", "house-never-imports-react"],
  ["packages/site/src/journeys.ts", "../../e2e/src/index.ts", "nothing-imports-journeys-benches-or-trials"],
  ["packages/house/src/trial.ts", "../../trials/src/index.ts", "nothing-imports-journeys-benches-or-trials"],
  ["packages/site/src/deep.ts", "../../ui/src/index.ts", "no-deep-import"],
  ["packages/site/src/blocks/header/links.ts", "../footer/links.ts", "packages/site/src-floor-10"],
  ["packages/site/src/pages/sports/day.ts", "../home/day.ts", "packages/site/src-floor-11"],
  ["packages/site/src/live/roof.ts", "../other.ts", "packages/site/src-floor-9"],
  ["packages/betting/src/test-code.ts", "./testing/coupons.ts", "product-ships-no-test-code"],
  ["packages/betting/src/oracle.ts", "../test/oracle/sums.ts", "product-ships-no-test-code"],
  ["packages/house/src/db/test-code.ts", "../testing/house.ts", "product-ships-no-test-code"],
  ["cli/src/demo/test-code.ts", "@livery/house/testing", "product-ships-no-test-code"],
  ["packages/site/src/tools.ts", "@livery/tools/machine", "product-imports-no-tools"],
  ["packages/tools/src/product.ts", "../../site/src/index.ts", "tools-depend-on-no-package"],
  ["packages/betting/test/oracle/engine.ts", "../../src/index.ts", "oracle-imports-nothing-of-the-engine"],
  ["packages/site/src/wire.ts", "../../contract/src/wire/frames.ts", "wire-stays-in-the-contract"],
];

/** Files that are imported, and imports that every rule allows. */
const sound: Readonly<Record<string, string | undefined>> = {
  "packages/site/src/other.ts": "./one.ts",
  "packages/site/src/one.ts": undefined,
  "packages/contract/src/model/other-type.ts": "./one-type.ts",
  "packages/contract/src/model/one-type.ts": undefined,
  "packages/panel/src/pages/page.ts": "../core/some.ts",
  "packages/panel/src/core/some.test.ts": "../pages/page.ts",
  "stories/some.ts": undefined,
  "packages/site/src/page.ts": "@livery/ui",
  "packages/site/src/core/store.ts": undefined,
  "packages/site/src/live/feed.ts": "../core/store.ts",
  "packages/site/src/live/feed.test.ts": "../pages/home/day.ts",
  "packages/site/src/blocks/footer/links.ts": "../../live/feed.ts",
  "packages/site/src/pages/sports/row.ts": "./row/cells.ts",
  "packages/site/src/pages/sports/row/cells.ts": undefined,
  "packages/site/src/pages/home/day.ts": "../sports/row.ts",
  "packages/site/src/page.test.ts": "@livery/tools/machine",
  "packages/house/src/errors.ts": undefined,
  "packages/house/src/db/pool.ts": "../errors.ts",
  "packages/house/src/ledger/post.ts": "../db/pool.ts",
  "packages/house/src/ledger/post.test.ts": "../index.ts",
  "packages/house/src/betting/place.ts": "../ledger/post.ts",
  "packages/e2e/src/index.ts": "@livery/tools/machine",
  "packages/tools/src/machine/index.ts": "../../../../cli/src/preview/chromium.ts",
  "packages/contract/src/wire/frames.ts": undefined,
  "packages/betting/src/testing/coupons.ts": undefined,
  "packages/betting/test/oracle/sums.ts": undefined,
  "packages/house/src/testing/house.ts": undefined,
  "packages/house/src/testing/index.ts": undefined,
  "packages/ui/src/tokens/harbour.ts": undefined,
  "skins/arcade/tokens.ts": "@livery/ui",
  "cli/src/preview/chromium.ts": undefined,
};

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "livery-boundaries-")));
  mkdirSync(join(folder, "node_modules/@livery"), { recursive: true });
  // By their real manifests, so that a name leads where it leads in the repository.
  for (const name of readdirSync(join(root, "packages"))) {
    write(`packages/${name}/src/index.ts`);
    cpSync(join(root, "packages", name, "package.json"), join(folder, "packages", name, "package.json"));
    symlinkSync(join("../../packages", name), join(folder, "node_modules/@livery", name));
  }
  write("node_modules/react/index.js");
  // One file of every floor, for what is planted to import.
  for (const [base, rows] of Object.entries(floors)) {
    for (const name of rows.flatMap((floor) => floor.split(" "))) write(fileIn(base, name, "some.ts"));
    write(`${base}/above-all.ts`);
  }
  for (const [file, from] of Object.entries(sound)) write(file, from);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, from?: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  const types = file.endsWith("-type.ts") ? "type " : "";
  const statement = from === undefined ? "" : `import ${types}{ value } from "${from}";\nconsole.log(value);\n`;
  writeFileSync(join(folder, file), `${statement}export const other = 1;\n`);
}

async function violations(): Promise<readonly IViolation[]> {
  const { output } = await cruise(["packages", "cli/src", "skins", "stories"], {
    ...options,
    baseDir: folder,
    ruleSet: { forbidden: [...forbidden] },
    validate: true,
  });
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations;
}

test("a tree without a violation has none reported", async () => {
  expect(await violations()).toEqual([]);
});

test("each planted import is reported as a violation of its rule", async () => {
  for (const [file, from] of planted) write(file, from);
  const reported = new Set((await violations()).map(({ from, rule }) => `${from} ${rule.name}`));
  expect(planted.map(([file, , rule]) => `${file} ${rule}`).filter((each) => !reported.has(each))).toEqual([]);
});

test("every rule has a planted violation", () => {
  const rules = new Set(planted.map(([, , rule]) => rule));
  expect(forbidden.map(({ name }) => name).filter((name) => name === undefined || !rules.has(name))).toEqual([]);
});
