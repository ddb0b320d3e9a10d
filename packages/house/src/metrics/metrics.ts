/** The jobs of a server whose runs are timed. */
export type TimedJob = "due_work" | "sealer" | "auditor" | "audit_search" | "pending_bets";

/** Hears of each run of a job. */
export type OnRun = (seconds: number, failed: boolean) => void;

/** What the parts of a server report as it happens; what can be read at any time is read when it is asked for (`Watched`). */
export interface Metrics {
  /** A response was sent; `call` is the key of the contract, undefined for documents, files and the rest. */
  answered(call: string | undefined, status: number, seconds: number): void;
  /** A call was refused with a code of the contract. */
  refused(code: string): void;
  /** A placement was answered: `placed`, `delayed`, or the code of its refusal. */
  placement(outcome: string): void;
  /** Returns the function that hears of a job's runs. */
  job(name: TimedJob): OnRun;
}

const nothing = (): void => undefined;

/** For a server that nobody observes. */
export const noMetrics: Metrics = { answered: nothing, refused: nothing, placement: nothing, job: () => nothing };
