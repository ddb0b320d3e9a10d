import { type DestinationStream, type Logger, pino } from "pino";

export interface LogOptions {
  /** Default `info`. */
  readonly level?: string | undefined;
  /** Receives lines of JSON; default: standard output. */
  readonly destination?: DestinationStream | undefined;
}

const secretNames = [
  "password",
  "currentPassword",
  "newPassword",
  "repassword",
  "passCode",
  "token",
  "cookie",
  "set-cookie",
  "authorization",
  "siteKey",
  "sessionHash",
  "databaseUrl",
  "connectionString",
];
/** At the top level, and up to two levels down. */
const secretPaths = secretNames.flatMap((name) => ["", "*", "*.*"].map((above) => `${above}["${name}"]`));

/** A structured logger that redacts passwords, cookies, tokens and keys under their usual names. */
export function createLog(options: LogOptions): Logger {
  return pino(
    {
      level: options.level ?? "info",
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretPaths, censor: "[redacted]" },
      serializers: { err: describeError },
    },
    options.destination ?? pino.destination(1),
  );
}

/** A database error's `detail` can hold a whole row (with a password hash): only fields that locate the error are logged. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table, where, path } = error as Error &
    Record<"code" | "constraint" | "table" | "where" | "path", unknown>;
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code,
    constraint,
    table,
    where,
    path,
    ...cause,
  };
}
