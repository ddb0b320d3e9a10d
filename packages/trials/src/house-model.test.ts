import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { bets } from "./model/bets.ts";
import { coupons } from "./model/coupons.ts";
import { matches } from "./model/matches.ts";
import { money } from "./model/money.ts";
import { type Draw, type Kind, Trial } from "./model/trial.ts";
import { nightly } from "@livery/feed/testing";
import { makeStage, openWorld, type Stage } from "./world.ts";

const kinds: readonly Kind[] = [...bets, ...coupons, ...matches, ...money];
const seed = inject("seed");
const runs = Number(process.env["LIVERY_RUNS"] ?? (nightly ? 300 : 3));
const commands = 220;

let stage: Stage;
beforeAll(async () => {
  stage = await makeStage();
});
afterAll(() => stage.drop());

interface Command extends Draw {
  readonly kind: string;
}

const number = fc.nat(1_000_000);
const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.oneof(...kinds.map(({ name, weight = 1 }) => ({ weight, arbitrary: fc.constant(name) }))),
  a: number,
  b: number,
  c: number,
  d: number,
});

it(
  `${kinds.length} kinds of commands, ${runs} times ${commands} of them: the server agrees with a simple model after each, and no invariant is broken`,
  async () => {
    const resultCounts = new Map(kinds.map(({ name }) => [name, new Map<string, number>()]));
    let done = 0;
    let begun = 0;
    let broke = false;
    const property = fc.asyncProperty(
      fc.array(command, { minLength: commands, maxLength: commands + 20 }),
      async (list) => {
        const world = await openWorld(stage);
        begun += 1;
        try {
          const trial = await Trial.begin(world);
          for (const [at, { kind: name, ...draw }] of list.entries()) {
            const kind = kinds.find((each) => each.name === name) as Kind;
            try {
              const result = await kind.run(trial, draw);
              await trial.compare();
              if (result !== "") resultCounts.get(name)?.set(result, (resultCounts.get(name)?.get(result) ?? 0) + 1);
              done += 1;
            } catch (error) {
              const what = `command ${at}, ${name}: ${error instanceof Error ? error.message : String(error)}`;
              // Making it smaller may take hours: the first failure is told before.
              if (!broke)
                console.error(`model: run ${begun} broke (LIVERY_SEED=${seed} LIVERY_RUNS=${begun}): ${what}`);
              broke = true;
              throw new Error(what, { cause: error });
            }
          }
        } finally {
          await world.close();
        }
      },
    );
    // A run takes seconds: what failed is made smaller at night alone.
    const { failed, numRuns, counterexample, errorInstance } = await fc.check(property, {
      numRuns: runs,
      seed,
      endOnFailure: !nightly,
    });
    if (failed) {
      const shrunk = nightly ? JSON.stringify(counterexample) : "";
      throw new Error(`run ${numRuns} broke; LIVERY_SEED=${seed} LIVERY_RUNS=${numRuns} runs it again ${shrunk}`, {
        cause: errorInstance,
      });
    }
    const summary = [...resultCounts].map(
      ([name, counts]) => `${name}: ${[...counts].map(([result, count]) => `${result} ${count}`).join(", ")}`,
    );
    console.log(
      `model: ${done} commands of ${kinds.length} kinds in ${runs} runs (seed ${seed})\n${summary.join("\n")}`,
    );
    expect(done).toBeGreaterThanOrEqual(runs * commands);
    // In some runs a kind finds nothing to do; in many, none does.
    const idle = [...resultCounts].filter(([, counts]) => counts.size === 0).map(([name]) => name);
    expect(idle.slice(runs < 8 ? 6 : 0)).toEqual([]);
  },
  // A run takes five seconds, on a machine with much else to do a minute.
  Math.max(600_000, runs * 60_000),
);
