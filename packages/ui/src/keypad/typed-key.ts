/** What a keyboard types while an on-screen key has the focus; null for what is not for the text (Enter, Space and Tab are the key's own). */
export function typedKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): string | null {
  // AltGr types signs on many keyboards, and comes as Control and Alt together.
  if (event.metaKey || event.ctrlKey !== event.altKey) return null;
  if (event.key === "Backspace") return "back";
  return Array.from(event.key).length === 1 && event.key.trim() !== "" ? event.key : null;
}
