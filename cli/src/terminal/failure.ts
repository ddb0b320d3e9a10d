import { styleText } from "node:util";
import { errorCodes, type ErrorCode } from "../error-codes.ts";
import { CliError, ConfigError, exitCodes, VerdictError, type ExitCode } from "../errors.ts";
import { printJson } from "./json.ts";

/**
 * Prints an error on stderr, in the order: message, problems one by one, next step; with `json` also on stdout, as one object.
 * Returns the exit code.
 */
export function reportError(error: unknown, { json = false }: { readonly json?: boolean } = {}): ExitCode {
  const cliError = asCliError(error);
  if (json && !(cliError instanceof VerdictError)) printErrorJson(cliError);
  const lines = [
    `${styleText("red", "✗", { stream: process.stderr })} ${cliError.message}`,
    ...(cliError instanceof ConfigError ? cliError.problems.map(({ message }) => `  ${message}`) : []),
    ...(cliError.hint === "" ? [] : [`  ${styleText("dim", "→", { stream: process.stderr })} ${cliError.hint}`]),
  ];
  process.stderr.write(`${lines.join("\n")}\n`);
  if (process.env["LIVERY_DEBUG"]) console.error(error);
  return cliError.exitCode;
}

/** Prints an error as `--json` does. Each problem has its text, and its parts where they are known. */
export function printErrorJson(error: CliError): void {
  const { code, exitCode, hint, message } = error;
  const problems = error instanceof ConfigError ? error.problems : [];
  printJson({ error: { code, message, next: hint, exitCode, problems } });
}

/** The next step after an error of the file system, by its code. */
const fileSteps: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full: free some space and run it again.",
  EDQUOT: "The disk quota is used up: free some space and run it again.",
  EROFS: "The file system is read-only: name another folder.",
  EACCES: "This user may not read or write there: give them the permission, or name another folder.",
  EPERM: "This user may not read or write there: give them the permission, or name another folder.",
  ENOTDIR: "A part of this path is a file: name another folder.",
  EMFILE: "This user may not open more files at once: raise the limit (ulimit -n).",
};

/** Converts an error to one that can be printed. Errors of the server and of chaos have their own exit code and hint. */
function asCliError(error: unknown): CliError {
  if (error instanceof CliError) return error;
  if (!(error instanceof Error))
    return new CliError(String(error), debugHint, exitCodes.other, undefined, "unexpected");
  if (isHouseError(error)) {
    return new CliError(error.message, error.next, errorCodes[error.code], error, error.code);
  }
  const named = known[error.name];
  if (named !== undefined) return new CliError(error.message, "", errorCodes[named], error, named);
  if (lateConnections.has(error.message))
    return new CliError(
      `The database did not take a connection in time: ${error.message}.`,
      "Run it again once the machine is less busy; livery doctor looks for a cause.",
      exitCodes.environment,
      error,
      "environment",
    );
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const step = fileSteps[code];
  if (step !== undefined) return new CliError(error.message, step, exitCodes.environment, error, "environment");
  return new CliError(error.message || error.name, debugHint, exitCodes.other, error, "unexpected");
}

/** What the database's driver says of a connection that took too long: errors without a code. */
const lateConnections: ReadonlySet<string> = new Set([
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
]);

/** The codes of the server's errors whose message contains the next step, by their name. */
const known: Readonly<Record<string, ErrorCode | undefined>> = {
  PlayError: "usage",
  OpenFootballFileError: "invalid_config",
  ReplayFileError: "invalid_config",
};

/**
 * `HouseError` or `SetupRefusal` of `@livery/house`, or `ChaosError` of `@livery/chaos`, recognised by its properties: importing them would slow
 * every command down.
 */
function isHouseError(error: Error): error is Error & { readonly code: ErrorCode; readonly next: string } {
  if (!("next" in error && typeof error.next === "string" && "code" in error)) return false;
  return typeof error.code === "string" && Object.hasOwn(errorCodes, error.code);
}

const debugHint = "Run it again with LIVERY_DEBUG=1 to see where it happened.";
