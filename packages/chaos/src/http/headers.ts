/** What is said to the next hop alone (RFC 9110 §7.6.1). How a body is divided is said again: Node divides it anew. */
const hopByHopHeaders = ["connection", "keep-alive", "proxy-connection"];

/** Headers, name and value in turn, that go on as they came; `without`: those that do not. */
export function passedHeaders(raw: readonly string[], without: readonly string[] = []): string[] {
  const left = new Set([...hopByHopHeaders, ...without]);
  return raw.filter((_, at) => !left.has((raw[at - (at % 2)] ?? "").toLowerCase()));
}
