import { tools } from "./tools.ts";

/** What the toolbar says, for the address of a story's document (`skin:arcade;mode:dark`). */
export function toolsAddress(globals: Readonly<Record<string, unknown>>): string {
  return Object.keys(tools)
    .filter((tool) => globals[tool] !== undefined)
    .map((tool) => `${tool}:${String(globals[tool])}`)
    .join(";");
}
