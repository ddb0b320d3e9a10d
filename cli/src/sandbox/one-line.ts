import { stripVTControlCharacters } from "node:util";

const longest = 500;

/** A text of another program or author as one line of the terminal, without control characters. */
export function oneLine(text: string): string {
  const line = stripVTControlCharacters(text)
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\p{Cc}/gu, "")
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
