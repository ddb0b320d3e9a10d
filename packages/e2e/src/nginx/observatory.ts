import type { Answer } from "./visitor.ts";

type Headers = Answer["headers"];

/** A rule of Mozilla's observatory: what it takes off a site's 100 points, or adds to them, and when. */
interface Rule {
  readonly name: string;
  readonly points: (site: Observed) => number;
}

/** What the observatory looks at. */
export interface Observed {
  /** Of the first page. */
  readonly headers: Headers;
  /** The text of the first page. */
  readonly page: string;
  /** The lines of its cookies; the session's is the one whose name has `sid`. */
  readonly cookies: readonly string[];
  /** Where plain HTTP leads. */
  readonly redirect: Answer;
  readonly host: string;
}

const sixMonths = 15_768_000;

function policyOf(headers: Headers): ReadonlyMap<string, readonly string[]> {
  const text = String(headers["content-security-policy"] ?? "");
  return new Map(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/u))
      .map(([name = "", ...sources]) => [name, sources]),
  );
}

/** Its rules, with the points of its scoring table (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). */
const rules: readonly Rule[] = [
  {
    name: "content security policy",
    points: ({ headers }) => {
      const policy = policyOf(headers);
      const scripts = policy.get("script-src") ?? policy.get("default-src");
      const styles = policy.get("style-src") ?? policy.get("default-src");
      const wide = ["'unsafe-inline'", "'unsafe-eval'", "*", "data:", "http:", "https:"];
      if (scripts === undefined) return -25;
      if (wide.some((source) => scripts.includes(source))) return -20;
      if (styles?.includes("'unsafe-inline'") === true) return 0;
      return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
    },
  },
  {
    name: "cookies",
    points: ({ cookies }) => {
      const lacks = (line: string, attribute: RegExp): boolean => !attribute.test(line);
      if (cookies.some((line) => lacks(line, /;\s*secure/iu))) return -20;
      if (cookies.some((line) => /sid=/u.test(line) && lacks(line, /;\s*httponly/iu))) return -30;
      return cookies.every((line) => /;\s*samesite=(?:lax|strict)/iu.test(line)) ? 5 : 0;
    },
  },
  {
    name: "cross-origin resource sharing",
    points: ({ headers }) => (headers["access-control-allow-origin"] === "*" ? -50 : 0),
  },
  {
    name: "redirection to HTTPS",
    points: ({ host, redirect: { headers, status } }) =>
      (status === 301 || status === 308) && String(headers.location).startsWith(`https://${host}`) ? 0 : -20,
  },
  {
    name: "referrer policy",
    points: ({ headers }) => {
      const safe = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
      return safe.includes(String(headers["referrer-policy"])) ? 5 : -5;
    },
  },
  {
    name: "strict transport security",
    points: ({ headers }) => {
      const age = Number(/max-age=(\d+)/u.exec(String(headers["strict-transport-security"]))?.[1] ?? 0);
      return age === 0 ? -20 : age < sixMonths ? -10 : 0;
    },
  },
  {
    name: "subresource integrity",
    points: ({ page }) => (/<script[^>]+src="(?:https?:)?\/\//u.test(page) ? -5 : 0),
  },
  {
    name: "content type options",
    points: ({ headers }) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  },
  {
    name: "frame options",
    points: ({ headers }) => {
      if (policyOf(headers).get("frame-ancestors")?.join() === "'none'") return 5;
      return /^(?:DENY|SAMEORIGIN)$/u.test(String(headers["x-frame-options"])) ? 0 : -20;
    },
  },
  {
    name: "cross-origin resource policy",
    points: ({ headers }) => {
      const policy = String(headers["cross-origin-resource-policy"]);
      return policy === "same-origin" || policy === "same-site" ? 10 : 0;
    },
  },
];

export interface Verdict {
  readonly score: number;
  readonly grade: string;
  /** Points by rule. */
  readonly points: Readonly<Record<string, number>>;
}

/** The score as the observatory counts it: what is added counts only for who lost fewer than ten points. A+ is 100 and more. */
export function observe(site: Observed): Verdict {
  const points = Object.fromEntries(rules.map((rule) => [rule.name, rule.points(site)]));
  const values = Object.values(points);
  const lost = values.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
  const score = lost < 90 ? lost : values.reduce((sum, value) => sum + value, 100);
  return { score, grade: score >= 100 ? "A+" : score >= 90 ? "A" : "below A", points };
}
