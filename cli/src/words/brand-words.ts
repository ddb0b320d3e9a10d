import { type MessageForms, messageProblems, messagesByKey } from "@livery/i18n/check";
import { languageOf } from "@livery/i18n";
import type { Messages, Skin } from "@livery/skin";
import { productMessages } from "./product-messages.ts";

type ByKey = ReadonlyMap<string, MessageForms>;

/** The texts of a brand in one of its languages, beside the product's. */
export interface LanguageWords {
  readonly language: string;
  readonly bcp47: string;
  /** The product's texts in this language; none where the product does not have it. */
  readonly product: ByKey;
  readonly own: ByKey;
  /** The endings of its plurals: `one`, `other`. */
  readonly forms: readonly string[];
  /** Keys that the brand has in another of its languages and not in this one, in the product's order; of its own language, all. */
  readonly missing: readonly string[];
}

export interface BrandWords {
  /** The product's texts in English: all keys that there are, in their order. */
  readonly english: ByKey;
  /** In the order of the brand's languages. */
  readonly languages: readonly LanguageWords[];
}

/** Reads the texts of a brand and, beside them, those of the product. */
export async function brandWords({ languages, messages }: Pick<Skin, "languages" | "messages">): Promise<BrandWords> {
  const english = messagesByKey(await productMessages("en"));
  const ownByLanguage: Readonly<Record<string, Messages | undefined>> = messages;
  const read = await Promise.all(
    languages.map(async (language) => {
      const bcp47 = languageOf(language)?.bcp47 ?? language;
      return {
        language,
        bcp47,
        forms: new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories,
        product: messagesByKey(await productMessages(language)),
        own: messagesByKey(ownByLanguage[language] ?? {}),
      };
    }),
  );
  // A language that the product does not have has all texts of its own: the others do not lack them.
  const anywhere = new Set(read.flatMap(({ own, product }) => (product.size === 0 ? [] : [...own.keys()])));
  return {
    english,
    languages: read.map((each) => ({
      ...each,
      missing: [...english.values()]
        .filter((message) =>
          each.product.size === 0
            ? missingForms(message, each).length > 0
            : anywhere.has(message.key) && !each.own.has(message.key),
        )
        .map(({ key }) => key),
    })),
  };
}

/** The endings of a message's texts that a language has none of its own for; of a message without a plural it is `""`. */
export function missingForms(
  { forms, key }: MessageForms,
  language: Pick<LanguageWords, "forms" | "own">,
): readonly string[] {
  const own = language.own.get(key)?.forms;
  return (forms.has("") ? [""] : language.forms).filter((form) => !own?.has(form));
}

export interface WordProblem {
  readonly language: string;
  /** `sport:hero.title`. */
  readonly key: string;
  /** `error`: players read something wrong. `warning`: it may be meant. */
  readonly level: "error" | "warning";
  readonly message: string;
}

/** What is wrong with a brand's texts, language by language. */
export function wordProblems({ english, languages }: BrandWords): readonly WordProblem[] {
  return languages.flatMap((each) => [...missingTexts(each), ...ownTexts(each, english, languages[0])]);
}

function missingTexts({ language, missing, product }: LanguageWords): readonly WordProblem[] {
  const message =
    product.size === 0
      ? "missing, and the product has no text in this language"
      : "missing: players read the product's text here, and the brand's in another language";
  return missing.map((key) => ({ language, key, level: product.size === 0 ? "error" : "warning", message }));
}

function ownTexts(words: LanguageWords, english: ByKey, first: LanguageWords | undefined): readonly WordProblem[] {
  const { bcp47, language, own, product } = words;
  return [...own.values()].flatMap((message): readonly WordProblem[] => {
    const { key } = message;
    const original = english.get(key);
    if (original === undefined) return [];
    const errors = messageProblems(bcp47, original, message).map((line): WordProblem => ({
      language,
      key,
      level: "error",
      message: line.slice(`${key}: `.length),
    }));
    const warning = (text: string): WordProblem => ({ language, key, level: "warning", message: text });
    if (isSame(message, product.get(key))) return [...errors, warning("the same as the product's")];
    if (product.size === 0 && isInEnglish(message, original)) return [...errors, warning("in English")];
    const untranslated =
      first !== undefined &&
      first.language !== language &&
      isSame(message, first.own.get(key)) &&
      !isSame(first.product.get(key), product.get(key));
    return untranslated ? [...errors, warning(`the same as in ${first.language}`)] : errors;
  });
}

/** Whether a text with letters is, in all of its forms, one of the English ones. Names and signs may be the same. */
function isInEnglish({ forms }: MessageForms, english: MessageForms): boolean {
  const texts = new Set(english.forms.values());
  return [...forms.values()].every((text) => texts.has(text) && /\p{L}{2}/u.test(text));
}

function isSame(one: MessageForms | undefined, other: MessageForms | undefined): boolean {
  if (one === undefined || other === undefined || one.forms.size !== other.forms.size) return false;
  return [...one.forms].every(([form, text]) => other.forms.get(form) === text);
}
