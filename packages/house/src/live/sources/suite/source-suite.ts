import { playedThrough, type PlayedThrough } from "./play-through.ts";
import { aliveLongEnough, closesWhole, equalUpdates, acceptedWhole, noRepeats } from "./rules.ts";
import type { LiveSource } from "../source.ts";
import type { SourceProblemCode } from "../ingest/problem.ts";

/** What of a source is to be expected, over the stretch that it is tried on. Moments are milliseconds since 1970. */
export interface SourceExpectations {
  /** The first poll; from here on it is asked as a house would ask it, until `until`. */
  readonly from: number;
  readonly until: number;
  /** Between two polls; default 1,000. */
  readonly stepMs?: number;
  /** Stretches in which its supplier gives no sign of life: longer than ten seconds, or there is nothing to see of them. */
  readonly silent?: readonly (readonly [from: number, until: number])[];
  /** What the recording has that the house refuses, such as a market made void (`unsupported`). */
  readonly refused?: readonly SourceProblemCode[];
}

/** One thing that holds of every source: `run` throws NotConforming where it does not. */
export interface SourceCheck {
  readonly name: string;
  readonly run: () => void;
}

/**
 * What every source holds to, simulator, replay and supplier's adapter alike, as checks for any test runner:
 * `it.each(sourceSuite(open, expectations))("$name", ({ run }) => run())`.
 * @param open opens the source anew each time, over the same recording or seed; none of it may need the machine's clock
 */
export function sourceSuite(open: () => LiveSource, expectations: SourceExpectations): readonly SourceCheck[] {
  const { from, until, stepMs = 1_000 } = expectations;
  const play = (step: number, first = from): PlayedThrough => playedThrough(open, { first, until, stepMs: step });
  return [
    {
      name: "brings the same news at the same moments, whoever asks",
      run: () => equalUpdates(play(stepMs), play(stepMs)),
    },
    { name: "brings nothing twice: asked again at the same moment it has no news", run: () => noRepeats(play(stepMs)) },
    {
      name: "says what the house takes: matches before what is about them, in order, of its time, and in values that can be",
      run: () => acceptedWhole(play(stepMs), expectations.refused ?? []),
    },
    {
      name: "is alive when it hears its supplier, and not when it does not",
      run: () => aliveLongEnough(play(stepMs), expectations.silent ?? []),
    },
    {
      name: "brings what was, where it is asked late for the first time",
      run: () => play(stepMs).assertSameSummaries(play(stepMs, until)),
    },
    { name: "ends with its close: no timer goes on, and no news comes", run: () => closesWhole(open, from, until) },
  ];
}
