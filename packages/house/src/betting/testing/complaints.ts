import type { Log } from "../../log.ts";

/**
 * A log that records warnings of the settlement: a failed batch is tried again one by one, which a deadlock would show as a
 * warning.
 */
export function complainingLog(): { readonly complaints: readonly string[]; readonly log: Log } {
  const complaints: string[] = [];
  const ignore = (): void => undefined;
  const complain = (_: object, text: string): void => void complaints.push(text);
  return { complaints, log: { debug: ignore, info: ignore, warn: complain, error: complain } };
}
