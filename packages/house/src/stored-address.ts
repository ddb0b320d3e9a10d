import type { Log } from "./log.ts";

/** As the calls carry it: a path on the site or an http(s) address. */
const address = /^(https?:\/\/[^\s<>"]+|\/([^\s<>"/][^\s<>"]*)?)$/;
const longest = 2_000;

export const isAddress = (text: string): boolean => text.length <= longest && address.test(text);

/**
 * The stored address of a row's picture; null for one that a call does not carry, which is logged with the row's id: written past
 * the house, it must not take the other rows off the page.
 */
export function pictureAddress(log: Log, stored: string | null, row: Readonly<Record<string, number>>): string | null {
  if (stored === null || isAddress(stored)) return stored;
  log.warn(row, "a stored picture is left out: its address is no path on the site and no http(s) address");
  return null;
}
