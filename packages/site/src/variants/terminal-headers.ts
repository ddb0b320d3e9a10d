import type { BlockVariant, Boot } from "@livery/skin";

/**
 * Whether a header variant is that of a shop's machine, which has no keyboard and is pressed with gloves: every text field of the
 * site then has keys on the screen, and the live list has pages of a few large rows.
 */
const terminalHeaders: Readonly<Record<BlockVariant<"header">, boolean>> = {
  bar: false,
  double: false,
  centered: false,
  terminal: true,
};

/** Whether a document is for a shop's machine. A phone never is: it has its own keyboard, and a thumb that scrolls. */
export function isTerminal({ blocks, shell }: Pick<Boot, "blocks" | "shell">): boolean {
  return shell === "desktop" && terminalHeaders[blocks.header.variant];
}
