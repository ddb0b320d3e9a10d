import { useSyncExternalStore } from "react";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./flag.css.ts";

/** The address of each drawing by its code: null until they are loaded, empty if they cannot be. */
let pictures: ReadonlyMap<string, string> | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    const { flagPictures } = await import("./flag-pictures.ts");
    pictures = new Map(Object.entries(flagPictures).map(([code, drawing]) => [code, sourceOf(drawing)]));
  } catch {
    // Letters serve as well: a page does not fail for want of a flag.
    pictures = new Map();
  }
  for (const inform of listeners) inform();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= load();
  return () => void listeners.delete(listener);
}

interface FlagProps extends WithClass {
  /** ISO 3166 code of a country, or of a part of one: `de`, `gb-eng`. */
  readonly code: string;
  /** The country's name if no text beside it has it; without it the flag is hidden from screen readers. */
  readonly label?: string;
}

/**
 * The flag of a country or nation by its code (`de`, `gb-eng`). Its drawing is loaded apart from the first view; a code without one
 * is shown as letters.
 */
export function Flag({ code, label, className }: FlagProps) {
  const known = useSyncExternalStore(
    subscribe,
    () => pictures,
    () => null,
  );
  const named = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  const source = known?.get(code.toLowerCase());
  if (source === undefined)
    return (
      <span className={classes(css.letters, className)} {...named}>
        {known && lettersOf(code)}
      </span>
    );
  return <img className={classes(css.picture, className)} src={source} alt={label ?? ""} />;
}

/** A part of a country has its own letters: gb-eng is ENG. */
const lettersOf = (code: string): string => (code.split("-").at(-1) ?? code).slice(0, 3).toUpperCase();

const sourceOf = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${drawing}</svg>`)}`;
