import { securityHeaders } from "@livery/house/proxy";
import { type DeployedBrand, type Deployment, mainHost, policyOf, routePattern, shellsOf } from "./deployment.ts";
import { answerSeconds, builtHeaders, pathsFor, visitorHeaders } from "./house-rules.ts";

/** The sites of Caddy 2.6 or later, which fetches the certificates by itself. */
export function caddyfile(deployment: Deployment): string {
  const { brands, panelHosts } = deployment;
  const panel =
    panelHosts.length === 0
      ? []
      : [
          `# The panel: for staff. Let in only the networks that they work from.\n${panelHosts.join(", ")} {\n\timport houses\n}`,
        ];
  return `${[
    houses(deployment),
    ...brands.flatMap((brand) => shellsOf(brand).map(({ folder, hosts }) => siteBlock(brand, folder, hosts))),
    ...panel,
  ].join("\n\n")}\n`;
}

const matcher = (paths: readonly string[]): string =>
  paths.map((path) => (path.endsWith("/") ? `${path}*` : path)).join(" ");

function houses({ houses: addresses }: Deployment): string {
  return `# An address is sent to the same house while it runs: a house counts its rate limits for itself.
# A call that a house does not answer is not sent to another one: Caddy 2.6 has lost its body by then. nginx.conf does that.
(houses) {
	# Between houses, and for what watches them on their own addresses.
	@inside path ${matcher(pathsFor("inside"))}
	respond @inside 404

	reverse_proxy {
		to ${addresses.join(" ")}
		lb_policy ip_hash
		lb_try_duration 5s
		lb_try_interval 50ms
		fail_duration 1s
		health_uri /readyz
		health_interval 2s
		health_timeout 2s
		header_up X-Request-Id {http.request.uuid}
${visitorHeaders.map((name) => `		header_up -${name}`).join("\n")}
		transport http {
			dial_timeout 1s
			response_header_timeout ${answerSeconds}s
		}
	}
}`;
}

/** A brand's hosts of one shell. While no house answers, what was built is sent: each language's home, and its shell for other pages. */
function siteBlock(brand: DeployedBrand, folder: string, hosts: readonly string[]): string {
  const { defaultLanguage, languages, routes } = brand.site;
  const pages = languages.map((lang) => {
    const index = `${folder}/${lang}/index.html`;
    const shell = `${folder}/${lang}/shell.html`;
    return `		@home_${lang} path_regexp ^/${lang}/?$
		handle @home_${lang} {
${headerLines({ ...builtHeaders.document, "content-security-policy": policyOf(brand, index) })}
			rewrite * ${index}
			file_server {
				status 200
			}
		}
		@page_${lang} path_regexp ^/${lang}/(?:${routePattern(routes)})/?$
		handle @page_${lang} {
${headerLines({ ...builtHeaders.document, "content-security-policy": policyOf(brand, shell) })}
			rewrite * ${shell}
			file_server {
				status 200
			}
		}`;
  });
  return `# ${mainHost(brand)}
${hosts.join(", ")} {
	# No brand's host is a way to the panel.
	@panel path ${matcher(pathsFor("panel"))}
	respond @panel 404
	import houses
	handle_errors {
		root * ${brand.dir}/public
		# A file is sent whole with the status 200, never as a part or as what the browser has already.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
${headerLines(securityHeaders, "\t\t")}
		redir / /${defaultLanguage}/ 302
${pages.join("\n")}
		@assets {
			path /assets/*
			file
		}
		handle @assets {
${headerLines(builtHeaders.asset)}
			file_server {
				status 200
				precompressed br gzip
			}
		}
	}
}`;
}

const headerLines = (headers: Readonly<Record<string, string>>, indent = "\t\t\t"): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}header ${name} ${quoted(value)}`)
    .join("\n");

/** Caddy has no header with a backquote or a line's end in it, and would replace what stands in braces. */
function quoted(value: string): string {
  if (/[`\n{}]/u.test(value)) throw new Error(`Caddy cannot send this header: ${value.slice(0, 80)}.`);
  return `\`${value}\``;
}
