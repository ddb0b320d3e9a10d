import type { MessageKey, Translate } from "../core/messages.ts";

/** The currency of the amounts of a row: in a file an amount is a number. */
export const currency = { name: "currency", head: "panel:field.currency" } as const;

/** The texts of a file's codes, by their message keys. */
export const words =
  <Code extends string>(codes: readonly Code[], key: (code: Code) => MessageKey) =>
  (t: Translate): Readonly<Record<string, string>> =>
    Object.fromEntries(codes.map((code) => [code, t(key(code))]));

export const yesNo = words(["true", "false"], (is) => (is === "true" ? "panel:yes" : "panel:no"));
