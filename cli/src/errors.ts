/** What a shell learns from the command's end. */
export const exitCodes = { ok: 0, other: 1, usage: 2, config: 3, environment: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An error that is told to the person at the terminal: what is wrong, then what to do next. */
export class CliError extends Error {
  override readonly name: string = "CliError";
  readonly exitCode: ExitCode;
  /** What to do about it; printed after the message. */
  readonly hint: string;

  constructor(message: string, hint: string, exitCode: ExitCode = exitCodes.other, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.exitCode = exitCode;
    this.hint = hint;
  }
}

/** A missing answer or a wrong flag: exit 2. */
export class UsageError extends CliError {
  override readonly name = "UsageError";

  constructor(message: string, hint: string) {
    super(message, hint, exitCodes.usage);
  }
}

/** A wrong skin config or settings document, problem by problem: exit 3, nothing written. */
export class ConfigError extends CliError {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(message: string, problems: readonly string[], hint: string, cause?: unknown) {
    super(message, hint, exitCodes.config, cause);
    this.problems = problems;
  }
}

/** A taken port, a database that does not start, no disk, no right to write: exit 4. */
export class EnvironmentError extends CliError {
  override readonly name = "EnvironmentError";

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, hint, exitCodes.environment, cause);
  }
}
