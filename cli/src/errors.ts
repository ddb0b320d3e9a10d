import type { Problem } from "@livery/skin";
import { exitCodes, type ErrorCode, type ExitCode } from "./error-codes.ts";

export { exitCodes, type ExitCode };

/** An error for the person at the terminal: the problem, then the next step. */
export class CliError extends Error {
  override readonly name: string = "CliError";
  readonly exitCode: ExitCode;
  /** The next step; printed after the message. */
  readonly hint: string;
  /** For programs: the kind of the error. */
  readonly code: ErrorCode;

  constructor(
    message: string,
    hint: string,
    exitCode: ExitCode = exitCodes.other,
    cause?: unknown,
    code: ErrorCode = "failed",
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.exitCode = exitCode;
    this.hint = hint;
    this.code = code;
  }
}

/** A missing answer or a wrong flag: exit 2. */
export class UsageError extends CliError {
  override readonly name = "UsageError";

  constructor(message: string, hint: string) {
    super(message, hint, exitCodes.usage, undefined, "usage");
  }
}

/** A problem as it is printed, with its parts where they are known. */
export interface DescribedProblem extends Partial<Problem> {
  readonly message: string;
}

/** What to correct, as a sentence without its end: `livery dev`, which follows the files, ends it in its own way. */
interface Correction {
  readonly correct: string;
}

/** An invalid skin config or settings document, problem by problem: exit 3, nothing written. */
export class ConfigError extends CliError {
  override readonly name = "ConfigError";
  readonly problems: readonly DescribedProblem[];
  /** What to correct in a brand's files; undefined where no command follows the files. */
  readonly correction: string | undefined;

  constructor(
    message: string,
    problems: readonly (DescribedProblem | string)[],
    hint: string | Correction,
    cause?: unknown,
  ) {
    const correction = typeof hint === "string" ? undefined : hint.correct;
    const next = typeof hint === "string" ? hint : `${hint.correct}, then run the command again; nothing was written.`;
    super(message, next, exitCodes.config, cause, "invalid_config");
    this.correction = correction;
    this.problems = problems.map((problem) => (typeof problem === "string" ? { message: problem } : problem));
  }
}

/** A port in use, a service that does not answer, no disk space, no write permission: exit 4. */
export class EnvironmentError extends CliError {
  override readonly name = "EnvironmentError";

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, hint, exitCodes.environment, cause, "environment");
  }
}

/** A check that did not hold: exit 1. Its verdict is on stdout already, so that `--json` prints no second document. */
export class VerdictError extends CliError {
  override readonly name = "VerdictError";
}

/** Ctrl-C at a question or before the work was done: exit 130. */
export class CancelledError extends CliError {
  override readonly name = "CancelledError";

  constructor(message = "Cancelled.", hint = "Nothing was written.") {
    super(message, hint, exitCodes.interrupted, undefined, "cancelled");
  }
}
