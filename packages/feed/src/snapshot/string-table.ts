import { FeedError } from "../errors.ts";
import { textOf } from "../wire/fields.ts";

/** The texts of a snapshot, which its columns name by index; the first is "". */
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

/** The text at an index. Throws FeedError `malformed` if there is none. */
export function stringAt(strings: readonly string[], index: number): string {
  const text = strings[index];
  if (text === undefined) throw new FeedError("malformed", `A snapshot has no word ${index}.`);
  return textOf(text, "A word of a snapshot");
}
