/** The exit codes of the command. */
export const exitCodes = { ok: 0, other: 1, usage: 2, config: 3, environment: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An error for the person at the terminal: the problem, then the next step. */
export class CliError extends Error {
  override readonly name: string = "CliError";
  readonly exitCode: ExitCode;
  /** The next step; printed after the message. */
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

/** An invalid skin config or settings document, problem by problem: exit 3, nothing written. */
export class ConfigError extends CliError {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(message: string, problems: readonly string[], hint: string, cause?: unknown) {
    super(message, hint, exitCodes.config, cause);
    this.problems = problems;
  }
}

/** A port in use, a database that does not start, no disk space, no write permission: exit 4. */
export class EnvironmentError extends CliError {
  override readonly name = "EnvironmentError";

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, hint, exitCodes.environment, cause);
  }
}
