/** Pages on either side of the current one. */
const beside = 1;

/** The pages to list: the ends, the current one and its neighbours; null is a gap of more than one page. */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  const named = new Set([1, pages]);
  for (let near = page - beside; near <= page + beside; near += 1) if (near >= 1 && near <= pages) named.add(near);
  const shown: (number | null)[] = [];
  for (const next of [...named].sort((one, other) => one - other)) {
    const before = shown.at(-1) ?? 0;
    if (next - before === 2) shown.push(before + 1);
    else if (next - before > 2) shown.push(null);
    shown.push(next);
  }
  return shown;
}
