import { isAddress, isSafeAddress } from "@livery/contract";
import type { Log } from "./log.ts";

type Row = Readonly<Record<string, number>>;

/** The stored address of a row's picture; null for one that a call does not carry, which is logged with the row's id. */
export const pictureAddress = (log: Log, stored: string | null, row: Row): string | null =>
  carried(log, "a stored picture", stored, row);

/** The stored address of the page to which a player goes on after a request; null and logged like a picture's. */
export const nextPageAddress = (log: Log, stored: string | null, row: Row): string | null =>
  carried(log, "the stored page of a next step", stored, row, isSafeAddress);

/** Written past the house, an address must not take the other rows off the page, nor make an error of a change that was made. */
function carried(
  log: Log,
  what: string,
  stored: string | null,
  row: Row,
  isCarried: (text: string) => boolean = isAddress,
): string | null {
  if (stored === null || isCarried(stored)) return stored;
  log.warn(row, `${what} is left out: its address is none to which players are sent`);
  return null;
}
