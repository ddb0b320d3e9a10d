/**
 * An address that can be shown to others: its passwords are `***`, in the part before the host and among the parameters. A text that is no
 * address, such as PostgreSQL's `host=… password=…`, may have one anywhere and is not shown at all.
 */
export function redactedUrl(text: string): string {
  if (!plain.test(text) || !URL.canParse(text)) return "set, in a form that is not shown";
  const url = new URL(text);
  if (url.password !== "") url.password = "***";
  // NATS takes a name without a password for a token.
  else if (url.username !== "" && !/^postgres(?:ql)?:$/u.test(url.protocol)) url.username = "***";
  for (const name of url.searchParams.keys()) if (secret.test(name)) url.searchParams.set(name, "***");
  // Without a host the rest is free text.
  return url.host === "" ? `${url.protocol}…` : url.href.replace(/#.*$/u, "");
}

/**
 * With one @ at most, and before the path: another is of a further address, or of a password with a slash, which is read as port and path.
 */
const plain = /^[a-z]+:\/\/(?:[^@/?#]*@)?[^@]*$/iu;
const secret = /pass|secret|token|key|auth/iu;
