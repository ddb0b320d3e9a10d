import { closedPolicy, securityHeaders } from "@livery/house/proxy";
import { type DeployedBrand, type Deployment, mainHost, policyOf, routePattern, shellsOf } from "./deployment.ts";
import {
  answerSeconds,
  bodySizes,
  builtHeaders,
  effectPattern,
  pathsFor,
  type ServerKind,
  visitorHeaders,
} from "./house-rules.ts";

/** The site of nginx 1.18 or later: to be included in its `http` block. */
export function nginxConfig(deployment: Deployment): string {
  const { brands, panelHosts } = deployment;
  const hosts = [...brands.flatMap(({ site }) => site.hosts), ...panelHosts];
  return `${[
    houses(deployment),
    ...brands.map(documentsOf),
    redirect(deployment, hosts),
    ...brands.map((brand) => siteServer(deployment, brand)),
    ...(panelHosts.length > 0 ? [panelServer(deployment)] : []),
  ].join("\n\n")}\n`;
}

function houses({ houses: addresses }: Deployment): string {
  return `# An address is sent to the same house while it runs: a house counts its rate limits for itself.
# max_fails=0: no house is left out for a time, since two of them that restart one after the other would both be left out. A house
# that is down refuses a connection at once, and the next one answers.
upstream livery_houses {
    hash $remote_addr consistent;
${addresses.map((address) => `    server ${address} max_fails=0;`).join("\n")}
    keepalive 64;
}

# nginx takes the server by the request line, if that has a host, and a house takes the site by the header: a request in which they
# differ is refused, or it would reach the panel past the rules of the panel's server.
map "$host $http_host" $livery_misdirected {
    "~*^(\\S+) \\1\\.?(?::[0-9]+)?$" "";
    default 1;
}

# A house compresses by itself: what it sends depends on this alone.
map $http_accept_encoding $livery_encoding {
    "~*\\bbr\\b" br;
    "~*\\bgzip\\b" gzip;
    default "";
}

proxy_cache_path /var/cache/livery-nginx levels=1:2 keys_zone=livery:10m max_size=1g inactive=30d use_temp_path=off;`;
}

const variable = ({ name }: DeployedBrand, what: string): string => `$livery_${name.replaceAll("-", "_")}_${what}`;

/** What is sent of a brand's files while no house answers: each language's home and, for its other pages, its shell. */
function documentsOf(brand: DeployedBrand): string {
  const { languages, routes } = brand.site;
  const pages = languages.flatMap((lang) => [
    `    "~^/${lang}/?$" /${lang}/index.html;`,
    `    "~^/${lang}/(?:${routePattern(routes)})/?$" /${lang}/shell.html;`,
    `    "~^/${lang}/" "";`,
  ]);
  const shells = shellsOf(brand);
  const policies = shells.flatMap(({ folder }) =>
    languages.flatMap((lang) =>
      ["index", "shell"].map((name) => {
        const document = `${folder}/${lang}/${name}.html`;
        return `    ${document} ${quoted(policyOf(brand, document))};`;
      }),
    ),
  );
  const mobile = shells.flatMap(({ folder, hosts }) =>
    folder === "" ? [] : hosts.map((host) => `    ${host} ${folder};`),
  );
  return `map $uri ${variable(brand, "page")} {
${pages.join("\n")}
    "~\\.html$" "";
    default $uri;
}

map $host ${variable(brand, "shell")} {
${[...mobile, '    default "";'].join("\n")}
}

map ${variable(brand, "shell")}${variable(brand, "page")} ${variable(brand, "policy")} {
${[...policies, `    default ${quoted(closedPolicy)};`].join("\n")}
}`;
}

function redirect({ listen }: Deployment, hosts: readonly string[]): string {
  return `server {
${listen.http.map((port) => `    listen ${port};`).join("\n")}
    server_name ${hosts.join(" ")};
    location /.well-known/acme-challenge/ {
        root /var/www/html;
    }
    location / {
        return 301 https://$host$request_uri;
    }
}`;
}

function siteServer(deployment: Deployment, brand: DeployedBrand): string {
  const { site, dir } = brand;
  const page = variable(brand, "page");
  const shell = variable(brand, "shell");
  return `${serverHead(deployment, site.hosts, mainHost(brand), "site")}

${housePathLocations("site")}

    # Pages and files of the brand. The house fills in settings, theme and maintenance; while none answers, what was built is sent.
    location / {
        proxy_pass http://livery_houses;
        error_page 502 504 = @built;
    }

    location = / {
        proxy_pass http://livery_houses;
        error_page 502 504 = @landing;
    }

    location @landing {
${headerLines(builtHeaders.document)}
        return 302 /${site.defaultLanguage}/;
    }

    location @built {
        root ${dir}/public;
        gzip_static on;
${headerLines({ ...builtHeaders.document, vary: "Accept-Encoding, Cookie" })}
        add_header content-security-policy ${variable(brand, "policy")} always;
        try_files ${shell}${page} ${page} =404;
    }

    # Their names have a hash of their content. While two builds are served, the other house may have a file that this one lacks.
    location /assets/ {
        proxy_pass http://livery_houses;
        proxy_next_upstream error timeout http_404;
${proxyHeaders({ "Accept-Encoding": "$livery_encoding" })}
        proxy_cache livery;
        proxy_cache_key $host$uri$livery_encoding;
        proxy_ignore_headers Vary;
        proxy_cache_use_stale error timeout updating;
        proxy_cache_lock on;
        error_page 502 504 = @assets;
    }

    location @assets {
        root ${dir}/public;
        gzip_static on;
${headerLines({ ...builtHeaders.asset, vary: "Accept-Encoding" })}
        try_files $uri =404;
    }
}`;
}

function panelServer(deployment: Deployment): string {
  const { panelHosts } = deployment;
  return `# The panel: for staff. Let in only the networks that they work from with allow and deny.
${serverHead(deployment, panelHosts, panelHosts[0] ?? "", "panel")}

${housePathLocations("panel")}

    location / {
        proxy_pass http://livery_houses;
    }
}`;
}

function serverHead(
  { houses: addresses, listen, certificates }: Deployment,
  hosts: readonly string[],
  certificate: string,
  kind: ServerKind,
): string {
  return `server {
${listen.https.map((port) => `    listen ${port} ssl http2;`).join("\n")}
    server_name ${hosts.join(" ")};
    if ($livery_misdirected) {
        return 421;
    }

    ssl_certificate ${certificates}/${certificate}/fullchain.pem;
    ssl_certificate_key ${certificates}/${certificate}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:livery_tls:10m;
    ssl_session_tickets off;

    server_tokens off;
    client_max_body_size ${bodySizes[kind]};
    proxy_http_version 1.1;
    proxy_connect_timeout 1s;
    proxy_read_timeout ${answerSeconds}s;
    # The policy of a document and its cookies are longer than the 4k that nginx has for an answer's headers.
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;
${proxyHeaders({}, "    ")}

    # A request that reached no house is sent to the next one. One that was sent and not answered is repeated only if it may be.
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries ${addresses.length};`;
}

/** What the house answers beside the brand. The panel's calls are answered by the panel's server alone. */
function housePathLocations(kind: ServerKind): string {
  const safe = pathsFor("call").map(
    (path) => `    location ${matching(path)} {
        proxy_pass http://livery_houses;
        proxy_next_upstream error timeout non_idempotent;
    }`,
  );
  const plain = pathsFor("once", "file", "documentation", ...(kind === "panel" ? (["panel"] as const) : [])).map(
    (path) => `    location ${matching(path)} {
        proxy_pass http://livery_houses;
    }`,
  );
  const sockets = pathsFor("socket").map(
    (path) => `    location ${matching(path)} {
        proxy_pass http://livery_houses;
${proxyHeaders({ Upgrade: "$http_upgrade", Connection: "upgrade" })}
        proxy_read_timeout 1h;
        proxy_send_timeout 1h;
    }`,
  );
  const closed = pathsFor("inside", ...(kind === "site" ? (["panel"] as const) : [])).map(
    (path) => `    location ${matching(path)} {
        return 404;
    }`,
  );
  return [
    `    # Calls that move no money: the next house may answer as well.`,
    ...safe,
    `    # Calls that move money, bets first of all. With an idempotency key each is done once, whichever house answers and however often
    # it is sent: the next house gives the answer of the first. So a restart loses no bet. Without a key it is sent once.
    location ~ ${effectPattern(kind)} {
        error_page 470 = @once;
        if ($http_idempotency_key = "") {
            return 470;
        }
        proxy_pass http://livery_houses;
        proxy_next_upstream error timeout non_idempotent;
    }
    location @once {
        proxy_pass http://livery_houses;
    }`,
    ...plain,
    `    # The live feed.`,
    ...sockets,
    `    # ${kind === "site" ? "The panel's, and those between" : "Between"} houses, and for what watches them on their own addresses.`,
    ...closed,
  ].join("\n");
}

/** A prefix for what has more below it, else the path alone. Calls with an effect are matched before, by their expression. */
const matching = (path: string): string => (path.endsWith("/") ? path : `= ${path}`);

/** All of them in each place: one that sets a header inherits none. The visitor's own request id and address are not passed on. */
function proxyHeaders(own: Readonly<Record<string, string>>, indent = "        "): string {
  const headers = {
    Host: "$http_host",
    "X-Forwarded-For": "$remote_addr",
    "X-Forwarded-Proto": "https",
    "X-Request-Id": "$request_id",
    Connection: '""',
    ...Object.fromEntries(visitorHeaders.map((name) => [name, '""'])),
    ...own,
  };
  return Object.entries(headers)
    .map(([name, value]) => `${indent}proxy_set_header ${name} ${value};`)
    .join("\n");
}

/** The headers of every answer of a house, and more. How long an answer may be stored is said of no error. */
function headerLines(own: Readonly<Record<string, string>>): string {
  return Object.entries({ ...securityHeaders, ...own })
    .map(([name, value]) => `        add_header ${name} ${quoted(value)}${name === "cache-control" ? "" : " always"};`)
    .join("\n");
}

/** nginx reads a word of at most 4096 bytes, and has no way to write a dollar sign in one. */
function quoted(value: string): string {
  if (/["$\\\n]/u.test(value) || value.length > 4_000)
    throw new Error(`nginx cannot send this header: ${value.slice(0, 80)}.`);
  return `"${value}"`;
}
