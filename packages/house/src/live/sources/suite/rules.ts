import { sourceSilentAfter } from "@livery/feed";
import type { SourceProblemCode } from "../intake/problem.ts";
import type { LiveSource } from "../source.ts";
import { NotConforming } from "./not-conforming.ts";
import type { PlayedThrough } from "./play-through.ts";

export function equalNews(one: PlayedThrough, other: PlayedThrough): void {
  for (const [at, { now, news }] of one.asked.entries())
    if (news !== other.asked[at]?.news) throw new NotConforming(`at ${now} it brought other news than the time before`);
}

export function toldAnew({ asked }: PlayedThrough): void {
  const twice = asked.find(({ again }) => again > 0);
  if (twice) throw new NotConforming(`asked a second time at ${twice.now} it brought ${twice.again} more`);
}

export function takenWhole({ asked }: PlayedThrough, refused: readonly SourceProblemCode[]): void {
  // One that is silent throughout would hold to every rule.
  if (asked.every(({ count }) => count === 0)) throw new NotConforming("it brought no news at all");
  for (const { now, problems } of asked) {
    const problem = problems.find(({ code }) => !refused.includes(code));
    if (problem) throw new NotConforming(`at ${now}: ${problem.code} of ${problem.key}: ${problem.cause}`);
  }
  const codes = new Set(asked.flatMap(({ problems }) => problems.map(({ code }) => code)));
  const missed = refused.find((code) => !codes.has(code));
  if (missed) throw new NotConforming(`nothing of it was refused as ${missed}`);
}

export function aliveLongEnough(
  { asked }: PlayedThrough,
  silent: readonly (readonly [from: number, until: number])[],
): void {
  let before = Number.NEGATIVE_INFINITY;
  for (const { now, aliveAt } of asked) {
    if (!Number.isFinite(aliveAt) || aliveAt > now) throw new NotConforming(`at ${now} it was alive at ${aliveAt}`);
    if (aliveAt < before) throw new NotConforming(`at ${now} it was alive at ${aliveAt}, and before that at ${before}`);
    before = aliveAt;
    const silence = silent.find(([from, until]) => now > from && now < until);
    if (silence !== undefined && aliveAt > silence[0])
      throw new NotConforming(`at ${now} it was alive at ${aliveAt}; its supplier is silent since ${silence[0]}`);
    if (silence === undefined && now - aliveAt > sourceSilentAfter)
      throw new NotConforming(`at ${now} it was last alive at ${aliveAt}: its markets would be locked`);
  }
}

const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

export function closesWhole(open: () => LiveSource, from: number, until: number): void {
  const before = timers();
  const source = open();
  source.poll(from);
  source.close();
  const left = timers() - before;
  if (left > 0) throw new NotConforming(`it is closed, and ${left} of its timers go on`);
  const { matches, items } = source.poll(until);
  if (matches.length + items.length > 0) throw new NotConforming("it is closed, and brings news");
}
