import { sourceSilentAfter } from "@livery/feed";
import type { SourceProblemCode } from "../ingest/problem.ts";
import type { LiveSource } from "../source.ts";
import { NotConforming } from "./not-conforming.ts";
import type { PlayedThrough } from "./play-through.ts";

export function equalUpdates(one: PlayedThrough, other: PlayedThrough): void {
  for (const [at, { now, update }] of one.polls.entries())
    if (update !== other.polls[at]?.update)
      throw new NotConforming(`at ${now} it brought other news than the time before`);
}

export function noRepeats({ polls }: PlayedThrough): void {
  const twice = polls.find(({ repeated }) => repeated > 0);
  if (twice) throw new NotConforming(`asked a second time at ${twice.now} it brought ${twice.repeated} more`);
}

export function acceptedWhole({ polls }: PlayedThrough, refused: readonly SourceProblemCode[]): void {
  // A source that is silent throughout would satisfy every rule.
  if (polls.every(({ count }) => count === 0)) throw new NotConforming("it brought no news at all");
  for (const { now, problems } of polls) {
    const problem = problems.find(({ code }) => !refused.includes(code));
    if (problem) throw new NotConforming(`at ${now}: ${problem.code} of ${problem.key}: ${problem.cause}`);
  }
  const codes = new Set(polls.flatMap(({ problems }) => problems.map(({ code }) => code)));
  const missed = refused.find((code) => !codes.has(code));
  if (missed) throw new NotConforming(`nothing of it was refused as ${missed}`);
}

export function aliveLongEnough(
  { polls }: PlayedThrough,
  silent: readonly (readonly [from: number, until: number])[],
): void {
  let before = Number.NEGATIVE_INFINITY;
  for (const { now, aliveAt } of polls) {
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
