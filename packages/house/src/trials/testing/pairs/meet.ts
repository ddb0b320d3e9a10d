import { sql } from "kysely";
import { broken } from "../invariants.ts";
import { mustBe } from "../must.ts";
import { Operations } from "../operations.ts";
import { type Actor, type Choose, Conductor } from "../pauses.ts";
import { oneConnection, openWorld, type Stage } from "../world.ts";
import { betPairs } from "./bets.ts";
import { couponPairs } from "./coupons.ts";
import { laterPairs } from "./later.ts";
import { type Pair, Stand } from "./stand.ts";

/** All pairs of operations that meet. */
export const allPairs = [betPairs, couponPairs, laterPairs] as const;

type Line = Awaited<ReturnType<typeof oneConnection>>;

/** A world with two connections that are led from point to point. */
export class MeetingPlace extends Stand {
  readonly conductor: Conductor;
  readonly lines: readonly [Line, Line];

  constructor(op: Operations, conductor: Conductor, lines: readonly [Line, Line]) {
    super(op);
    this.conductor = conductor;
    this.lines = lines;
  }

  async close(): Promise<void> {
    await this.conductor.end();
    for (const line of this.lines) await line.close();
    await this.world.close();
  }
}

/** Opens one whose operations stop at the points that an expression fits; `script`: what is done to its database before. */
export async function openMeetingPlace(stage: Stage, points: string, script = "select"): Promise<MeetingPlace> {
  const world = await openWorld(stage);
  await sql.raw(script).execute(world.db);
  const conductor = await Conductor.on(world.test.connection);
  const line = (actor: number): Promise<Line> =>
    oneConnection(world.test.connection, Conductor.settings(actor, points));
  return new MeetingPlace(new Operations(world), conductor, [await line(1), await line(2)]);
}

/** One order of two operations, from their beginning to what came of them. Throws where it is none that is allowed. */
export async function meet(
  { conductor, lines, world }: MeetingPlace,
  { meet: make, allowed, also }: Pair,
  choose: Choose,
): Promise<void> {
  const operations = await make();
  for (const { db } of lines) await sql`select set_config('livery.step', '0', false)`.execute(db);
  const taken: number[] = [];
  const actor = (at: 0 | 1): Actor => ({
    pid: lines[at].pid,
    start: () =>
      operations[at](lines[at]).catch(
        (error: unknown) => `failed: ${String((error as { code?: string }).code)} ${String(error)}`,
      ),
  });
  const { told, ended, deadlock } = await conductor.run([actor(0), actor(1)], (enabled) => {
    const chosen = choose(enabled);
    taken.push(chosen);
    return chosen;
  });
  const order = `order ${taken.join("")}: ${told.join(" / ")}`;
  mustBe([order, deadlock], [order, false]);
  const fits = allowed.some((words) => words.every((word, at) => `${told[at]} `.startsWith(`${word} `)));
  mustBe([order, fits], [order, true]);
  await also?.(told, ended);
  mustBe([order, await broken(world.db)], [order, []]);
}
