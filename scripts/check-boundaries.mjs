// The import boundaries of ARCHITECTURE.md, checked on the tree together with planted violations: a checker that
// stopped seeing fails here as surely as a broken boundary does.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";

const { forbidden, options } = createRequire(import.meta.url)("../.dependency-cruiser.cjs");
const source = "packages/betting/src/boundaries-planted";
const oracle = "packages/betting/test/oracle/boundaries-planted";
const component = "packages/ui/src/boundaries-planted";
const folders = [source, oracle, component];
const planted = [
  { folder: source, file: "by-name.ts", from: "@livery/contract", rule: "betting-imports-only-its-row" },
  { folder: source, file: "by-path.ts", from: "../../../contract/src/errors.ts", rule: "betting-imports-only-its-row" },
  { folder: source, file: "nowhere.ts", from: "./absent.ts", rule: "resolvable" },
  { folder: source, file: "test-code.ts", from: "../testing/coupons.ts", rule: "product-ships-no-test-code" },
  { folder: source, file: "oracle.ts", from: "../../test/oracle/lines.ts", rule: "product-ships-no-test-code" },
  {
    folder: component,
    file: "skin.ts",
    from: "../../../../skins/arcade/tokens.ts",
    rule: "no-component-knows-a-brand",
  },
  { folder: component, file: "base-theme.ts", from: "../tokens/harbour.ts", rule: "no-component-knows-a-brand" },
  { folder: oracle, file: "engine.ts", from: "../../../src/lines.ts", rule: "oracle-imports-nothing-of-the-engine" },
];

for (const folder of folders) mkdirSync(folder, { recursive: true });
try {
  for (const { folder, file, from } of planted) {
    writeFileSync(join(folder, file), `import { something } from "${from}";\nexport const planted = something;\n`);
  }
  const { output } = await cruise(["packages", "cli/src", "skins"], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
  });
  const { violations, totalCruised, totalDependenciesCruised } = output.summary;
  const missed = planted.filter(
    ({ folder, file, rule }) => !violations.some((seen) => seen.from === join(folder, file) && seen.rule.name === rule),
  );
  const real = violations.filter(({ from }) => !folders.some((folder) => from.startsWith(folder)));
  for (const { rule, from, to } of real) console.error(`${rule.name}: ${from} → ${to}`);
  for (const { file, rule } of missed)
    console.error(`The planted ${file} was not reported as ${rule}: the boundary check does not work.`);
  if (real.length + missed.length > 0) process.exitCode = 1;
  else
    console.log(
      `boundaries: ${totalCruised} modules, ${totalDependenciesCruised} imports; no wall is crossed but by the ${planted.length} planted files, which were caught`,
    );
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
