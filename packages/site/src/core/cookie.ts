/** Returns the value of a document's cookie by name; undefined where there is none. */
export function cookieOf({ cookie }: Document, name: string): string | undefined {
  const start = `${name}=`;
  const pair = cookie.split("; ").find((each) => each.startsWith(start));
  return pair?.slice(start.length);
}
