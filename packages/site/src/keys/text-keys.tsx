import { type KeyboardLayout, TextKeypad, useLivery } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import { lower, languageLayouts, upper } from "./language-layouts.ts";

/**
 * The kind of text: a number, an amount, a phone number, an account's number, a name or password of the site (Latin), a number
 * with capital letters (an identity card's, a post code), or words of the player's language.
 */
export type KeyedKind = "number" | "amount" | "phone" | "iban" | "code" | "capitals" | "words";

const digits: KeyboardLayout = { label: "123", keys: "1234567890" };
/** The further key is in the corner before zero. */
const digitsWith = (corner: string): KeyboardLayout => ({ label: "123", keys: `123456789${corner}0` });
const signs: KeyboardLayout = { label: "@#&", keys: "-_.,@#&/+*!?" };

/** The decimal separator of a language. */
function decimalOf(tags: readonly string[]): string {
  const parts = new Intl.NumberFormat([...tags], { numberingSystem: "latn" }).formatToParts(0.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** The UI kit's keys with the layouts that a kind of text needs. The field beside them shows the entered text. */
export function TextKeys({
  kind,
  value,
  onChange,
  maxLength,
  secret = false,
}: {
  readonly kind: KeyedKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The largest number of characters; without it there is no limit. */
  readonly maxLength?: number;
  /** The entered text is not read out, only its length. */
  readonly secret?: boolean;
}) {
  const t = useTranslate();
  const { formats } = useLivery();
  const layouts = {
    number: [digits],
    amount: [digitsWith(decimalOf(formats.tags))],
    phone: [digitsWith("+")],
    iban: [digits, upper],
    code: [digits, lower, upper, signs],
    capitals: [digits, upper, signs],
    words: [...languageLayouts(t("feedback:keys.letters"), formats.tags), digits, signs],
  } as const satisfies Record<KeyedKind, readonly KeyboardLayout[]>;
  const [first = digits, ...others] = layouts[kind];
  return (
    <TextKeypad
      label={t("feedback:keys.label")}
      backLabel={t("feedback:keys.back")}
      layoutsLabel={t("feedback:keys.boards")}
      {...((kind === "words" || kind === "capitals") && { spaceLabel: t("feedback:keys.space") })}
      layouts={[first, ...others]}
      value={value}
      onChange={onChange}
      {...(maxLength !== undefined && { maxLength })}
      secret={secret}
    />
  );
}
