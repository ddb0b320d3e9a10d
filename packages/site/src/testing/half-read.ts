/** Returns the rectangle of an element for a comparison: the browser's own has no fields that `toEqual` would see. */
export function boxOf(element: Element): object {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/**
 * Returns the rectangle of an element while the browser has parsed `part` only up to it: what follows in `part` is not there yet.
 * A browser on a slow connection draws such halves.
 */
export function boxWhenHalfRead(element: Element, part: Element): object {
  const gone: (() => void)[] = [];
  for (let each: Element = element; each !== part; each = each.parentElement!)
    while (each.nextSibling) {
      const next = each.nextSibling;
      const parent = each.parentElement!;
      gone.push(() => parent.append(next));
      next.remove();
    }
  const box = boxOf(element);
  for (const back of gone) back();
  return box;
}
