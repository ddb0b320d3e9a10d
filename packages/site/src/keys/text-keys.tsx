import { type KeyboardLayout, TextKeypad, useLivery } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import { lower, languageLayouts, upper } from "./language-layouts.ts";

/** The kind of text: a number, an account's number, a name or password of the site (Latin), or words of the player's language. */
export type KeyedKind = "number" | "iban" | "code" | "words";

const digits: KeyboardLayout = { label: "123", keys: "1234567890" };
const signs: KeyboardLayout = { label: "@#&", keys: "-_.,@#&/+*!?" };

/** The UI kit's keys with the layouts that a kind of text needs. The field beside them shows the entered text. */
export function TextKeys({
  kind,
  value,
  onChange,
  secret = false,
}: {
  readonly kind: KeyedKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The entered text is not read out, only its length. */
  readonly secret?: boolean;
}) {
  const t = useTranslate();
  const { formats } = useLivery();
  const layouts = {
    number: [digits],
    iban: [digits, upper],
    code: [digits, lower, upper, signs],
    words: [...languageLayouts(t("feedback:keys.letters"), formats.tags), digits, signs],
  } as const satisfies Record<KeyedKind, readonly KeyboardLayout[]>;
  const [first = digits, ...others] = layouts[kind];
  return (
    <TextKeypad
      label={t("feedback:keys.label")}
      backLabel={t("feedback:keys.back")}
      layoutsLabel={t("feedback:keys.boards")}
      {...(kind === "words" && { spaceLabel: t("feedback:keys.space") })}
      layouts={[first, ...others]}
      value={value}
      onChange={onChange}
      secret={secret}
    />
  );
}
