/**
 * Text of a file, a database or another machine for a terminal, on one line: what a terminal takes as a command, and what turns the
 * direction of the text behind it, stands as an escape, as in JSON.
 */
export function printable(text: string): string {
  return escaped(text, /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu);
}

/** The same for JSON text, whose lines stay; it means what it meant. */
export function printableJson(json: string): string {
  return escaped(json, /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu);
}

const escaped = (text: string, characters: RegExp): string =>
  text.replace(characters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
