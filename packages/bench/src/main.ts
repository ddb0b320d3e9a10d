import { parseArgs } from "node:util";
import { allBrandsSuite } from "./brands/all.ts";
import { sizesSuite } from "./brands/sizes.ts";
import { brandsSuite } from "./brands/suite.ts";
import { crowdSuite } from "./crowd/suite.ts";
import { engineSuite } from "./engine/suite.ts";
import { firstViewSuite } from "./first-view/suite.ts";
import { healingSuite } from "./healing/suite.ts";
import { latencySuite } from "./latency/suite.ts";
import { memorySuite } from "./memory/suite.ts";
import { placementsSuite } from "./placements/suite.ts";
import { fullRun, quickRun, type Run } from "./run.ts";
import { scriptingSuite } from "./scripting/suite.ts";
import { settlementSuite } from "./settlement/suite.ts";
import { socketsSuite } from "./sockets/suite.ts";
import { tickSuite } from "./tick/suite.ts";

/** What `pnpm bench` measures, in this order; a name alone runs that one. */
const suites: Readonly<Record<string, (run: Run) => Promise<string>>> = {
  placements: placementsSuite,
  crowd: crowdSuite,
  settlement: settlementSuite,
  engine: engineSuite,
  tick: tickSuite,
  scripting: scriptingSuite,
  latency: latencySuite,
  healing: healingSuite,
  memory: memorySuite,
  sockets: socketsSuite,
  brands: brandsSuite,
  all: allBrandsSuite,
  sizes: sizesSuite,
  home: firstViewSuite,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, minutes: { type: "string" }, brand: { type: "string" } },
});
const length = values.quick ? quickRun : fullRun;
const run: Run = { ...length, minutes: Number(values.minutes ?? length.minutes), brand: values.brand ?? null };
const unknown = positionals.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}. There are: ${Object.keys(suites).join(", ")}.`);
  process.exitCode = 2;
} else {
  for (const [name, suite] of Object.entries(suites)) {
    if (positionals.length === 0 || positionals.includes(name)) console.log(await suite(run));
  }
}
