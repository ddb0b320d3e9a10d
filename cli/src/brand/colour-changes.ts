import type { SeedChange } from "@livery/ui/tokens";
import { table } from "../terminal/table.ts";

/** The lines about seeds whose shade was changed so that they read; none if every seed is shown as it is written. */
export function colourLines(changes: readonly SeedChange[]): readonly string[] {
  if (changes.length === 0) return [];
  const rows = changes.map(({ from, mode, reason, to, token }) => [token, mode, `${from} → ${to}`, reason]);
  return [
    "These colours are shown in another shade than the skin has, so that they read:",
    ...table(rows)
      .split("\n")
      .map((line) => `    ${line}`),
  ];
}
