import type { CDPSession, Page } from "playwright";
import { withPage } from "../chromium/page.ts";
import { median, spread } from "../median.ts";
import { pricesOnScreen, scriptingSize } from "./size.ts";

const roundCount = 7;
const roundSeconds = (scriptingSize.ticks * scriptingSize.tickMs) / 1_000;
type Side = "subject" | "floor";

/** Scripting of a page while prices move, as Chromium itself accounts for it, against writing the text nodes. */
export async function scriptingSuite(): Promise<string> {
  const rounds = await withPage("scripting", measure);
  const perSecond = (side: Side): string =>
    `${((median(rounds.map((round) => round[side])) / roundSeconds) * 1000).toFixed(1)} ms a second`;
  return [
    "5,000 price changes a second on 1,200 prices of 400 matches, all on the screen: scripting in Chromium",
    `  frames → feed → cells ${perSecond("subject")}`,
    `  text nodes alone      ${perSecond("floor")}`,
    `  over the floor        ${spread(rounds.map(({ subject, floor }) => subject / floor))}, median of ${rounds.length}  (aim: at most 2)`,
  ].join("\n");
}

async function measure(page: Page): Promise<readonly Record<Side, number>[]> {
  const session = await page.context().newCDPSession(page);
  // The thread's own time: what other processes take of the machine is not counted.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.waitForFunction((count) => document.querySelectorAll("section button").length === count, pricesOnScreen);
  await page.evaluate(() => globalThis.scripting.ready());
  const rounds: Record<Side, number>[] = [];
  for (let count = -1; count < roundCount; count += 1) {
    await page.evaluate(() => globalThis.scripting.prepare());
    const round = { subject: 0, floor: 0 };
    for (const side of count % 2 === 0 ? (["subject", "floor"] as const) : (["floor", "subject"] as const)) {
      await session.send("HeapProfiler.collectGarbage");
      const before = await scriptSeconds(session);
      await page.evaluate((name) => globalThis.scripting.run(name), side);
      round[side] = (await scriptSeconds(session)) - before;
    }
    const [subject, floor] = await page.evaluate(() => [
      globalThis.scripting.shown("subject"),
      globalThis.scripting.shown("floor"),
    ]);
    const wrong = subject?.findIndex((figure, place) => figure !== floor?.[place]) ?? 0;
    if (subject?.length !== pricesOnScreen || wrong !== -1)
      throw new Error(`the cells show ${subject?.[wrong]} where the floor shows ${floor?.[wrong]}`);
    if (count >= 0) rounds.push(round);
  }
  return rounds;
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const found = metrics.find(({ name }) => name === "ScriptDuration");
  if (!found) throw new Error("this Chromium does not account for scripting (ScriptDuration)");
  return found.value;
}
