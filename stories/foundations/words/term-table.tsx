import { languageOf, type Messages } from "@livery/i18n";
import { type Column, Table } from "@livery/ui";
import { messageAt } from "./message-at.ts";
import { type Term, type ToneRule, terms, toneRules } from "./terms.ts";

/** Every language's messages by its code. */
export type MessagesByLanguage = Readonly<Record<string, Messages>>;

interface TableProps {
  readonly messages: MessagesByLanguage;
}

/** A message in its own language and direction. */
function Text({ code, messages, at }: { readonly code: string; readonly messages: Messages; readonly at: string }) {
  const language = languageOf(code);
  return (
    <span lang={language?.bcp47} dir={language?.dir}>
      {messageAt(messages, at)}
    </span>
  );
}

const textColumns = <Item extends { readonly key: string }>(messages: MessagesByLanguage): Column<Item>[] =>
  Object.entries(messages).map(([code, own]) => ({
    key: code,
    head: languageOf(code)?.name ?? code,
    cell: ({ key }) => <Text code={code} messages={own} at={key} />,
  }));

/** The terms in each language, and what no text calls them. */
export function TermTable({ messages }: TableProps) {
  const columns: Column<Term>[] = [
    { key: "meaning", head: "What it names", cell: ({ meaning }) => meaning },
    ...textColumns<Term>(messages),
    { key: "not", head: "Not in English", cell: ({ not }) => not.join(", ") },
  ];
  return <Table caption="Terms" columns={columns} items={terms} itemKey={({ key }) => key} />;
}

const notColumn: Column<ToneRule> = { key: "not", head: "Not", cell: ({ not }) => <s>{not}</s> };

/** The rules of the tone, each with a message that keeps it and a text that does not. */
export function ToneTable({ messages }: TableProps) {
  const columns: Column<ToneRule>[] = [
    { key: "rule", head: "Rule", cell: ({ rule }) => rule },
    ...textColumns<ToneRule>({ en: messages["en"] ?? {} }),
    notColumn,
  ];
  return <Table caption="Tone" columns={columns} items={toneRules} itemKey={({ rule }) => rule} />;
}
