/** Where an element stands, to be compared: a rectangle of the browser's own has nothing that `toEqual` would see. */
export function boxOf(element: Element): object {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/**
 * Where an element stands while a browser has read its part of the page only as far as it: what follows in `part` is not
 * there yet. A browser on a slow line draws such halves.
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
