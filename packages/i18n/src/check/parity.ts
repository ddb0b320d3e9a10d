import type { Messages } from "../init.ts";
import { variablesOf, type MessageForms, messagesByKey } from "./message-keys.ts";

export interface ParityOptions {
  /** BCP 47 tag of the translation: determines its plural forms. */
  readonly bcp47: string;
  readonly original: Messages;
  readonly translation: Messages;
}

function pluralForms(bcp47: string): readonly string[] {
  return new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories;
}

const allVariables = ({ forms }: MessageForms) =>
  new Set([...forms.values()].flatMap((text) => [...variablesOf(text)]));

/**
 * The problems of one message in the language of a BCP 47 tag against its original: plural forms, empty texts, variables. A line
 * each, which begins with the key; empty if they agree.
 */
export function messageProblems(bcp47: string, original: MessageForms, translation: MessageForms): readonly string[] {
  const forms = pluralForms(bcp47);
  const { key } = original;
  const problems: string[] = [];
  const plural = !original.forms.has("");
  if (plural === translation.forms.has("")) problems.push(`${key}: plural in one language only`);
  if (plural) {
    for (const form of forms)
      if (!translation.forms.has(form)) problems.push(`${key}: plural form _${form} is missing`);
    for (const form of translation.forms.keys())
      if (form !== "" && !forms.includes(form)) problems.push(`${key}: plural form _${form} is never used`);
  }
  const expected = allVariables(original);
  for (const [form, text] of translation.forms) {
    if (text.trim() === "") problems.push(`${key}: empty`);
    const has = variablesOf(text);
    for (const name of has) if (!expected.has(name)) problems.push(`${key}: {{${name}}} is not in the original`);
    // A form for one or two may write its number as a word.
    for (const name of expected) {
      if (!has.has(name) && !(name === "count" && form !== "" && form !== "other"))
        problems.push(`${key}: {{${name}}} is missing`);
    }
  }
  return problems;
}

/** The problems of a translation against its original, missing and superfluous parts; empty if they agree. */
export function parityProblems({ bcp47, original, translation }: ParityOptions): readonly string[] {
  const ours = messagesByKey(original);
  const theirs = messagesByKey(translation);
  return [
    ...[...ours].flatMap(([key, message]) => {
      const other = theirs.get(key);
      return other ? messageProblems(bcp47, message, other) : [`${key}: missing`];
    }),
    ...[...theirs.keys()].filter((key) => !ours.has(key)).map((key) => `${key}: not in the original`),
  ];
}
