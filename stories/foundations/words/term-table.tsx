import { initI18n, languageOf, messageLanguages, plainMessage } from "@livery/i18n";
import { messagesIn } from "@livery/site/testing";
import { type Column, Table } from "@livery/ui";
import { type Term, type ToneRule, terms, toneRules } from "./terms.ts";

/** Each language's messages of the product, not of a brand. */
const translations = messageLanguages.flatMap((code) => {
  const language = languageOf(code);
  return language === undefined ? [] : [{ language, i18n: initI18n({ lang: language, messages: messagesIn(code) }) }];
});

/** A column a language: the message of each row, in its own direction. */
const textColumns: Column<{ readonly key: string }>[] = translations.map(({ language, i18n }) => ({
  key: language.code,
  head: language.name,
  cell: ({ key }) => (
    <span lang={language.bcp47} dir={language.dir}>
      {plainMessage(i18n, key)}
    </span>
  ),
}));

const termColumns: Column<Term>[] = [
  { key: "meaning", head: "What it names", cell: ({ meaning }) => meaning },
  ...textColumns,
  { key: "not", head: "Not in English", cell: ({ not }) => not.join(", ") },
];

/** The terms in each language, and what no text calls them. */
export function TermTable() {
  return <Table caption="Terms" columns={termColumns} items={terms} itemKey={({ key }) => key} />;
}

const toneColumns: Column<ToneRule>[] = [
  { key: "rule", head: "Rule", cell: ({ rule }) => rule },
  ...textColumns.filter(({ key }) => key === "en"),
  { key: "not", head: "Not", cell: ({ not }) => <s>{not}</s> },
];

/** The rules of the tone, each with a message that keeps it and a text that does not. */
export function ToneTable() {
  return <Table caption="Tone" columns={toneColumns} items={toneRules} itemKey={({ rule }) => rule} />;
}
