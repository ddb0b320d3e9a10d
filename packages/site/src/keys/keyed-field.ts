import type { KeyedKind } from "./text-keys.tsx";

export type TextFieldElement = HTMLInputElement | HTMLTextAreaElement;

/** A text field that is filled by keys on the screen, and the kind of text that it takes. */
export interface KeyedField {
  readonly field: TextFieldElement;
  readonly kind: KeyedKind;
}

const textTypes: ReadonlySet<string> = new Set(["text", "search", "email", "tel", "url", "password", "number"]);

/** The `inputmode` that each field had before `takeOver`. */
const originalModes = new WeakMap<TextFieldElement, string>();

/**
 * Returns the field if it takes keys of the screen, and null for everything else: a choice, a field that cannot be changed, and
 * one with `inputmode="none"`, which has its own keys beside it.
 */
export function keyedField(target: EventTarget | null): KeyedField | null {
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && textTypes.has(target.type));
  if (!isText || target.disabled || target.readOnly) return null;
  const mode = originalModes.get(target) ?? target.inputMode;
  if (mode === "none") return null;
  return { field: target, kind: kindOf(target, mode) };
}

/** Turns off the device's keyboard for a field: no second one opens over the keys of the screen. */
export function takeOver(field: TextFieldElement): void {
  if (!originalModes.has(field)) originalModes.set(field, field.inputMode);
  field.inputMode = "none";
}

/** The same hints that give a phone its keyboard. */
function kindOf(field: TextFieldElement, mode: string): KeyedKind {
  if (mode === "numeric") return "number";
  if (mode === "decimal") return "amount";
  if (field instanceof HTMLTextAreaElement) return "words";
  if (field.type === "number") return "amount";
  if (field.type === "tel") return "phone";
  if (field.autocapitalize === "characters") return "capitals";
  // A password that is shown is a text, still in Latin letters.
  return field.type === "password" || field.type === "email" || field.dir === "ltr" ? "code" : "words";
}

/** Enters a text as if the player had typed it: the page's own listeners receive it. */
export function enterText(field: TextFieldElement, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React replaces the property of the element itself: a value that is set through it counts as known.
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}
