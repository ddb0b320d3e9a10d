/** Whether a path below `/{lang}` is a known route; `$name` stands for one segment. */
export function isKnownRoute(routes: readonly string[], path: string): boolean {
  const segments = path.split("/");
  return routes.some((route) => {
    const parts = route.replace(/^\/|\/$/g, "").split("/");
    return (
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith("$") ? segments[index] !== "" : part === segments[index]))
    );
  });
}
