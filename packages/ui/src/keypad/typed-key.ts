/**
 * The character typed on a keyboard while an on-screen key has the focus; null for keys that do not edit the text (Enter, Space
 * and Tab keep their meaning for the focused key).
 */
export function typedKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): string | null {
  // AltGr types signs on many keyboards and is reported as Control and Alt together.
  if (event.metaKey || event.ctrlKey !== event.altKey) return null;
  if (event.key === "Backspace") return "back";
  return Array.from(event.key).length === 1 && event.key.trim() !== "" ? event.key : null;
}
