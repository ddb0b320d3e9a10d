import { playedThrough, type PlayedThrough } from "./play-through.ts";
import { aliveLongEnough, closesWhole, equalUpdates, acceptedWhole, noRepeats } from "./rules.ts";
import type { LiveSource } from "../source.ts";
import type { SourceProblemCode } from "../ingest/problem.ts";

/** What to expect of a source over the tested period. Moments are milliseconds since 1970. */
export interface SourceExpectations {
  /** The first poll; from then until `until` it is polled as a server would poll it. */
  readonly from: number;
  readonly until: number;
  /** Milliseconds between two polls; default 1,000. */
  readonly stepMs?: number;
  /** Periods in which its supplier gives no sign of life; one of ten seconds or less has no effect. */
  readonly silent?: readonly (readonly [from: number, until: number])[];
  /** Problems of the recording that are expected, such as a void market (`unsupported`). */
  readonly refused?: readonly SourceProblemCode[];
}

/** One rule of all sources: `run` throws NotConforming if the source violates it. */
export interface SourceCheck {
  readonly name: string;
  readonly run: () => void;
}

/**
 * The rules of every source, simulator, replay and supplier's adapter alike, as checks for any test runner:
 * `it.each(sourceSuite(open, expectations))("$name", ({ run }) => run())`.
 * @param open opens the source again each time, over the same recording or seed; no source may need the machine's clock
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
