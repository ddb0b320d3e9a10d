import { FeedError } from "../errors.ts";
import { textOf } from "../wire/fields.ts";

/** Texts of a snapshot that its columns name by their place; the first is "". */
export class Words {
  readonly texts: string[] = [""];
  private readonly places = new Map<string, number>([["", 0]]);

  place(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    this.places.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** The text at a place. Throws FeedError `malformed` of a place that there is not. */
export function wordAt(words: readonly string[], place: number): string {
  const word = words[place];
  if (word === undefined) throw new FeedError("malformed", `A snapshot has no word ${place}.`);
  return textOf(word, "A word of a snapshot");
}
