import { parseArgs } from "node:util";
import { brandsSuite } from "./brands/suite.ts";
import { engineSuite } from "./engine/suite.ts";
import { firstViewSuite } from "./first-view/suite.ts";
import { placementsSuite } from "./placements/suite.ts";
import { scriptingSuite } from "./scripting/suite.ts";
import { settlementSuite } from "./settlement/suite.ts";
import { tickSuite } from "./tick/suite.ts";

/** What `pnpm bench` measures, in this order; a name alone runs that one. */
const suites: Readonly<Record<string, () => Promise<string>>> = {
  placements: placementsSuite,
  settlement: settlementSuite,
  engine: engineSuite,
  tick: tickSuite,
  scripting: scriptingSuite,
  brands: brandsSuite,
  home: firstViewSuite,
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}. There are: ${Object.keys(suites).join(", ")}.`);
  process.exitCode = 2;
} else {
  for (const [name, run] of Object.entries(suites)) {
    if (positionals.length === 0 || positionals.includes(name)) console.log(await run());
  }
}
