import { type KeyBoard, TextKeypad, useLivery } from "@livery/ui";
import { useWords } from "../app/words.ts";
import { lower, ownBoards, upper } from "./own-boards.ts";

/** What is keyed: a number, an account's number, a name or password of the site (Latin), or words of the player's language. */
export type KeyedKind = "number" | "iban" | "code" | "words";

const digits: KeyBoard = { label: "123", keys: "1234567890" };
const signs: KeyBoard = { label: "@#&", keys: "-_.,@#&/+*!?" };

/** The kit's keys with the boards that a kind of text needs. The field beside them shows what was keyed. */
export function TextKeys({
  kind,
  value,
  onChange,
  secret = false,
}: {
  readonly kind: KeyedKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Nobody is to hear it. */
  readonly secret?: boolean;
}) {
  const t = useWords();
  const { formats } = useLivery();
  const boards = {
    number: [digits],
    iban: [digits, upper],
    code: [digits, lower, upper, signs],
    words: [...ownBoards(t("feedback:keys.letters"), formats.tags), digits, signs],
  } as const satisfies Record<KeyedKind, readonly KeyBoard[]>;
  const [first = digits, ...others] = boards[kind];
  return (
    <TextKeypad
      label={t("feedback:keys.label")}
      backLabel={t("feedback:keys.back")}
      boardsLabel={t("feedback:keys.boards")}
      {...(kind === "words" && { spaceLabel: t("feedback:keys.space") })}
      boards={[first, ...others]}
      value={value}
      onChange={onChange}
      secret={secret}
    />
  );
}
