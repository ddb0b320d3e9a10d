import { styleText } from "node:util";
import { CliError, ConfigError, exitCodes, type ExitCode } from "../errors.ts";

/** Prints an error on stderr, in the order: message, problems one by one, next step. Returns the exit code. */
export function reportError(error: unknown): ExitCode {
  const cliError = asCliError(error);
  const lines = [
    `${styleText("red", "✗", { stream: process.stderr })} ${cliError.message}`,
    ...(cliError instanceof ConfigError ? cliError.problems.map((problem) => `  ${problem}`) : []),
    ...(cliError.hint === "" ? [] : [`  ${styleText("dim", "→", { stream: process.stderr })} ${cliError.hint}`]),
  ];
  process.stderr.write(`${lines.join("\n")}\n`);
  if (process.env["LIVERY_DEBUG"]) console.error(error);
  return cliError.exitCode;
}

const diskCodes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EMFILE"]);

/** Converts an error to one that can be printed. Errors of the server and of chaos have their own exit code and hint. */
function asCliError(error: unknown): CliError {
  if (error instanceof CliError) return error;
  if (!(error instanceof Error)) return new CliError(String(error), debugHint);
  if (isHouseError(error)) {
    const exitCode = {
      settings_refused: exitCodes.config,
      invalid_host: exitCodes.usage,
      node_url: exitCodes.usage,
      invalid_option: exitCodes.usage,
    }[error.code];
    return new CliError(error.message, error.next, exitCode ?? exitCodes.environment, error);
  }
  if (Object.hasOwn(known, error.name)) return new CliError(error.message, "", known[error.name], error);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (diskCodes.has(code)) {
    return new CliError(
      error.message,
      "Free some disk, or give the folder to the user who runs this.",
      exitCodes.environment,
      error,
    );
  }
  return new CliError(error.message || error.name, debugHint, exitCodes.other, error);
}

/** Errors of the server whose message contains the next step, by their name. */
const known: Readonly<Record<string, ExitCode>> = {
  PlayError: exitCodes.usage,
  OpenFootballFileError: exitCodes.config,
  ReplayFileError: exitCodes.config,
};

/**
 * `HouseError` of `@livery/house` or `ChaosError` of `@livery/chaos`, recognised by its properties: importing them would slow
 * every command down.
 */
function isHouseError(error: Error): error is Error & { readonly code: string; readonly next: string } {
  return "next" in error && typeof error.next === "string" && "code" in error && typeof error.code === "string";
}

const debugHint = "Run it again with LIVERY_DEBUG=1 to see where it happened.";
