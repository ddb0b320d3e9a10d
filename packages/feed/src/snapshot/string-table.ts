import { FeedError } from "../errors.ts";
import { textOf } from "../wire/fields.ts";

/** Texts of a snapshot that its columns name by their place; the first is "". */
export class StringTable {
  readonly texts: string[] = [""];
  private readonly indexes = new Map<string, number>([["", 0]]);

  indexOf(text: string): number {
    const known = this.indexes.get(text);
    if (known !== undefined) return known;
    this.indexes.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** The text at a place. Throws FeedError `malformed` of a place that there is not. */
export function stringAt(strings: readonly string[], index: number): string {
  const text = strings[index];
  if (text === undefined) throw new FeedError("malformed", `A snapshot has no word ${index}.`);
  return textOf(text, "A word of a snapshot");
}
