/** The logger interface of the server; pino's fits. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const nothing = (): void => undefined;

/** For callers that want no log (tests, commands that print their own lines). */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
