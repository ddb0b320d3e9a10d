import { closedPolicy, forever, securityHeaders, sitePaths } from "@livery/house/proxy";
import { type DeployedBrand, policyOf } from "./deployment.ts";

/** The longest line that a static host reads (Cloudflare Pages). */
const longestLine = 2_000;

/**
 * `_headers` of one shell of a brand. A static host adds up the rules of a path, and knows a path's document by none of them: the
 * documents of a language have one policy that allows what each of theirs does.
 */
export function staticHeaders(brand: DeployedBrand, folder: string): string {
  const policyOfAll = (documents: readonly string[]): string =>
    united(documents.map((document) => policyOf(brand, `${folder}/${document}.html`)));
  const rules = [
    rule("/*", securityHeaders),
    ...brand.site.languages.map((lang) =>
      rule(`/${lang}/*`, {
        "content-security-policy": policyOfAll([`${lang}/index`, `${lang}/shell`, `${lang}/404`]),
      }),
    ),
    rule("/assets/*", { "cache-control": forever, "content-security-policy": closedPolicy }),
  ];
  return `${rules.join("\n")}\n`;
}

/** The policy with the sources of each of them, directive by directive. */
export function united(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const policy of policies)
    for (const [name = "", ...sources] of policy.split(";").map((directive) => directive.trim().split(/\s+/u))) {
      const known = directives.get(name) ?? new Set();
      for (const source of sources) known.add(source);
      directives.set(name, known);
    }
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) throw new Error(`A static host cannot send this header: ${long.slice(0, 80)}.`);
  return [path, ...lines].join("\n");
}

/**
 * `_redirects` of one shell of a brand: the house's paths first, if the host may pass them on to `house`, then each language's home and
 * its shell for every page below.
 */
export function staticRedirects({ site }: DeployedBrand, folder: string, house: string | undefined): string {
  const passed = sitePaths
    .filter(({ use }) => use !== "socket")
    .map(({ path }) => (path.endsWith("/") ? `${path}* ${house}${path}:splat 200` : `${path} ${house}${path} 200`));
  // The mobile host's documents stand for files of the same path, which Netlify would send without the exclamation mark.
  const forced = folder === "" ? "200" : "200!";
  const pages = site.languages.flatMap((lang) => [
    ...(folder === "" ? [] : [`/${lang}/ ${folder}/${lang}/index.html ${forced}`]),
    ...site.routes.map(
      (route) =>
        `/${lang}/${route.replace(/^\/|\/$/gu, "").replaceAll("$", ":")} ${folder}/${lang}/shell.html ${forced}`,
    ),
    `/${lang}/* ${folder}/${lang}/404.html 404`,
  ]);
  return `${[...(house === undefined ? [] : passed), `/ /${site.defaultLanguage}/ 302`, ...pages].join("\n")}\n`;
}
