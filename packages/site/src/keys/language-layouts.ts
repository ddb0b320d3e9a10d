import type { KeyboardLayout } from "@livery/ui";

const latin = "abcdefghijklmnopqrstuvwxyz";
export const lower: KeyboardLayout = { label: "abc", keys: latin };
export const upper: KeyboardLayout = { label: "ABC", keys: latin.toUpperCase() };

/** The letters of a language, capitals first where it has them; Latin ones beside another alphabet. */
export function languageLayouts(letters: string, tags: readonly string[]): readonly KeyboardLayout[] {
  // A letter whose capital is two letters (ß) has no capital here.
  const large = Array.from(letters, (letter) => letter.toLocaleUpperCase([...tags])).filter(
    (letter) => Array.from(letter).length === 1,
  );
  if (large.join("") === letters) return [{ label: letters.slice(0, 3), keys: letters }, upper, lower];
  return [
    { label: large.slice(0, 3).join(""), keys: large.join("") },
    { label: letters.slice(0, 3), keys: letters },
  ];
}
