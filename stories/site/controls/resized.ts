/** Numbers from here on are no story's own. */
const repeatedFrom = 5_000;

/** So many rows: the first of them, or all and then repeated ones with another number. */
export function resized<Row>(
  rows: readonly Row[],
  count: number,
  spare: readonly Row[],
  renumber: (index: number) => Partial<Row>,
): readonly Row[] {
  const source = rows.length > 0 ? rows : spare;
  return Array.from({ length: source.length === 0 ? 0 : count }, (_, index) =>
    index < rows.length
      ? (rows[index] as Row)
      : { ...(source[index % source.length] as Row), ...renumber(repeatedFrom + index) },
  );
}
