import { isAddress } from "@livery/contract";
import type { Log } from "./log.ts";

/**
 * The stored address of a row's picture; null for one that a call does not carry, which is logged with the row's id: written past
 * the house, it must not take the other rows off the page.
 */
export function pictureAddress(log: Log, stored: string | null, row: Readonly<Record<string, number>>): string | null {
  if (stored === null || isAddress(stored)) return stored;
  log.warn(row, "a stored picture is left out: its address is no path on the site and no http(s) address");
  return null;
}
