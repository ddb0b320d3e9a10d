import { useDebouncedValue } from "@livery/browser-app";

/** Milliseconds after the last key until a typed text is searched for. */
export const debounceMs = 300;

/** The text to search for: the typed one once the typing pauses; an empty one at once. */
export function useSearchText(typed: string): string {
  const text = typed.trim();
  const debounced = useDebouncedValue(text, debounceMs);
  return text === "" ? "" : debounced;
}
