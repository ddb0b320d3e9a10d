/** A site's title where a phone has room for a dozen letters: below its icon on the home screen. */
export function shortTitle(title: string): string {
  return title.length <= 12 ? title : (title.split(/\s+/u)[0] ?? title);
}
