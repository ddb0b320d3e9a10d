import { placeholdersOf } from "@livery/skin";
import { builtLanguages, productMessages, textsOf } from "../words/product-messages.ts";

export interface ManifestWord {
  /** Namespace and key: `sport.hero.title`; a plural form is a key of its own (`…_one`, `…_other`). */
  readonly key: string;
  /** The product's English text. */
  readonly text: string;
  /** The placeholders of the text; a brand's text may leave some out. */
  readonly placeholders: readonly string[];
}

/** Every text of the product that a brand can replace, and the languages that the product has them in. */
export async function wordPart(): Promise<{
  readonly languages: readonly string[];
  readonly words: readonly ManifestWord[];
}> {
  const words = textsOf(await productMessages("en")).map(([key, text]): ManifestWord => ({
    key,
    text,
    placeholders: placeholdersOf(text),
  }));
  return { languages: builtLanguages(), words };
}
