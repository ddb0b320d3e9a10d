import type * as wall from "../frame/wall.tsx";
import { componentStatus } from "../list/status.ts";

/** The components that a file of a skin can import: those with a page, and two that are shown on the page of another. */
export const importable: ReadonlySet<string> = new Set([...Object.keys(componentStatus), "RowList", "ToastProvider"]);

/** Frames of a story that are no part of what it shows: all that `wall.tsx` has, whose styles Node cannot load. */
const frameNames: Readonly<Record<Exclude<keyof typeof wall, "longWord">, true>> = {
  Wall: true,
  Column: true,
  Narrow: true,
};
const storyFrames = new RegExp(`<(/?)(?:${Object.keys(frameNames).join("|")})\\b[^>]*>`, "gu");

/** The elements of a story of the UI kit, with the import of the components that they name: what is pasted into a file of a skin. */
export function kitCode(elements: string): string {
  const shown = elements.replaceAll(storyFrames, "<$1>");
  const named = new Set([...shown.matchAll(/<([A-Z]\w*)/gu)].map(([, name = ""]) => name));
  const imported = [...named].filter((name) => importable.has(name)).toSorted();
  return imported.length === 0 ? shown : `import { ${imported.join(", ")} } from "@livery/ui";\n\n${shown}`;
}
