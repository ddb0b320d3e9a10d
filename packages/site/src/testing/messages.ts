import { messagesIn as productMessagesIn } from "@livery/browser-app/testing";
import { madeLanguageOf } from "@livery/i18n";
import { mergeMessages, type Messages } from "@livery/skin";

/** A brand's messages in place of the product's, by language. */
export type BrandMessages = Readonly<Record<string, Messages>>;

/**
 * Returns the messages of a language, by namespace, a brand's own over the product's; a generated language uses the English ones.
 */
export function messagesIn(lang: string, brand: BrandMessages = {}): Messages {
  const made = madeLanguageOf(lang);
  if (made !== undefined) return made.messagesFrom(messagesIn("en", brand));
  return mergeMessages(productMessagesIn(lang), brand[lang]);
}
