/** What the house promises of an attack, and what was counted. */
export interface Figure {
  readonly attack: string;
  readonly promised: string;
  readonly counted: string;
  /** False: the promise was broken. A time is measured and never judged: it is the machine's too. */
  readonly held: boolean;
}

/** The figures as a table of text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ["attack", "promised", "counted"],
    ...figures.map(({ attack, promised, counted, held }) => [attack, promised, held ? counted : `BROKEN: ${counted}`]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n");
}

/** The value below which so many hundredths of the values are. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? Number.NaN;
}
