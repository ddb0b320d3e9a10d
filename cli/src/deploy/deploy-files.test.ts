import { forever, housePaths, securityHeaders, sitePaths } from "@livery/house/proxy";
import { describe, expect, test } from "vitest";
import { calls } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import type { SiteRecord } from "../assembly/site-files.ts";
import { deployFiles } from "./deploy-files.ts";
import { type DeployedBrand, type Deployment, routePattern } from "./deployment.ts";
import { effectPattern } from "./house-rules.ts";
import { united } from "./static-host.ts";

const languages = ["en", "fa", "pt-BR"];
const routes = ["sports", "sports/match/$matchId", "page/$id"];

/** The policy of a document, with a hash of its own as a build gives it. */
const policy = (document: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${Buffer.from(document).toString("base64")}'; trusted-types livery`;

function brand(name: string, mobile: boolean): DeployedBrand {
  const hosts = [`${name}.example`, ...(mobile ? [`m.${name}.example`] : [])];
  const documents = (mobile ? ["", "/m"] : [""]).flatMap((folder) =>
    languages.flatMap((lang) => ["index", "shell", "404"].map((file) => `${folder}/${lang}/${file}.html`)),
  );
  const site: Partial<SiteRecord> = {
    brand: name,
    hosts,
    mobileHosts: hosts.slice(1),
    languages,
    defaultLanguage: "en",
    routes,
  };
  return {
    name,
    site: site as SiteRecord,
    headers: Object.fromEntries(documents.map((path) => [path, { "content-security-policy": policy(path) }])),
    dir: `/srv/livery/${name}/dist`,
  };
}

const deployment: Deployment = {
  brands: [brand("northwind", true), brand("south-wind", false)],
  panelHosts: ["panel.northwind.example"],
  houses: ["127.0.0.1:4301", "127.0.0.1:4302"],
  listen: { http: ["80"], https: ["443"] },
  certificates: "/etc/letsencrypt/live",
  project: "/srv/livery",
  written: { fromProject: "deploy", toProject: ".." },
  node: 24,
};
const files = new Map(
  deployFiles(deployment, { house: "https://house.example" }).map(({ path, text }) => [path, text]),
);
const file = (path: string): string => files.get(path) ?? "";
const nginx = file("nginx.conf");

/** The blocks of nginx that begin with this line, each to its end. */
function blocks(begin: string, text = nginx): readonly string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    if (line.trim() !== begin) return [];
    const indent = line.length - line.trimStart().length;
    const end = lines.findIndex((each, other) => other > at && each === `${" ".repeat(indent)}}`);
    return [lines.slice(at, end + 1).join("\n")];
  });
}

const headersIn = (block: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...block.matchAll(/add_header (\S+) "(.*?)"(?: always)?;/gu)].map(([, name = "", value = ""]) => [name, value]),
  );

describe("nginx", () => {
  test("has a place for each path of the house at each site, and closes those inside", () => {
    for (const { path, use } of housePaths) {
      const found = blocks(`location ${path.endsWith("/") ? "" : "= "}${path} {`);
      expect([path, found.length]).toEqual([path, 3]);
      const open = found.filter((block) => block.includes("proxy_pass http://livery_houses;"));
      // Two servers of brands and the panel's: no brand's host is a way to the panel.
      expect([path, open.length]).toEqual([path, use === "inside" ? 0 : use === "panel" ? 1 : 3]);
      for (const block of found.filter((each) => !open.includes(each))) expect(block).toContain("return 404;");
    }
    for (const pattern of nginx.match(/location ~ \S+/gu)?.slice(0, 2) ?? []) expect(pattern).not.toContain("/panel/");
  });

  test("refuses a request whose two hosts differ, and passes on no trace of a visitor", () => {
    expect(nginx.match(/if \(\$livery_misdirected\) \{\n\s*return 421;/gu)).toHaveLength(3);
    const [, expression = ""] = /"~\*(.*)" "";\n {4}default 1;/u.exec(nginx) ?? [];
    const fits = new RegExp(expression, "iu");
    const same = ["Northwind.example", "northwind.example:443", "northwind.example.", "northwind.example.:8443"];
    for (const sent of same) expect([sent, fits.test(`northwind.example ${sent}`)]).toEqual([sent, true]);
    const others = [
      "panel.northwind.example",
      "northwind.example.panel",
      "northwindxexample",
      "",
      "a northwind.example",
    ];
    for (const sent of others) expect([sent, fits.test(`northwind.example ${sent}`)]).toEqual([sent, false]);
    const places = nginx.match(/proxy_set_header Host /gu)?.length;
    for (const name of ["traceparent", "tracestate"]) {
      expect(nginx.split(`proxy_set_header ${name} "";`)).toHaveLength((places ?? 0) + 1);
      expect(file("Caddyfile")).toContain(`header_up -${name}\n`);
    }
  });

  test("passes on the upgrade to the live socket alone", () => {
    expect(nginx.match(/proxy_set_header Upgrade/gu)).toHaveLength(3);
    for (const block of blocks("location = /live/v1/socket {"))
      expect(block).toContain("proxy_set_header Upgrade $http_upgrade;");
  });

  test("sends the headers of a house with what was built, and each document's own policy", () => {
    const built = blocks("location @built {");
    expect(built).toHaveLength(2);
    for (const block of built)
      expect(headersIn(block)).toMatchObject({ ...securityHeaders, "cache-control": "no-cache" });
    for (const block of blocks("location @assets {"))
      expect(headersIn(block)).toMatchObject({ ...securityHeaders, "cache-control": forever });
    for (const { headers } of deployment.brands)
      for (const [path, sent] of Object.entries(headers))
        if (!path.endsWith("404.html")) expect(nginx).toContain(`    ${path} "${sent["content-security-policy"]}";`);
  });

  test("has a home and a shell for every language of a brand", () => {
    for (const { name } of deployment.brands) {
      const [pages = ""] = blocks(`map $uri $livery_${name.replace("-", "_")}_page {`);
      for (const lang of languages) {
        expect(pages).toContain(`"~^/${lang}/?$" /${lang}/index.html;`);
        expect(pages).toContain(`"~^/${lang}/(?:sports|sports/match/[^/]+|page/[^/]+)/?$" /${lang}/shell.html;`);
      }
    }
    expect(nginx).toContain("    m.northwind.example /m;");
  });

  test("names no file beside the public folder, and no secret", () => {
    for (const [, root = ""] of nginx.matchAll(/^ *root (\S+);/gmu))
      expect(root).toMatch(/\/public$|^\/var\/www\/html$/u);
  });

  test("refuses a header that it could not send", () => {
    const wrong = { ...brand("odd", false), headers: {} as Record<string, Record<string, string>> };
    for (const lang of languages)
      for (const name of ["index", "shell", "404"])
        wrong.headers[`/${lang}/${name}.html`] = { "content-security-policy": "script-src $host" };
    expect(() => deployFiles({ ...deployment, brands: [wrong] }, { house: undefined })).toThrow(/cannot send/u);
  });
});

test.each(["site", "panel"] as const)(
  "the %s's calls that move money are those of the contract, and no others",
  (kind) => {
    const pattern = new RegExp(effectPattern(kind), "u");
    const rows = Object.values(kind === "site" ? calls : panelCalls);
    // Some paths have a call of either kind.
    const moving = new Set(rows.filter(({ effect }) => effect).map(({ path }) => path));
    for (const { path } of rows)
      expect([path, pattern.test(path.replaceAll(/\{\w+\}/gu, "x"))]).toEqual([path, moving.has(path)]);
  },
);

test("a route's pattern matches its pages alone", () => {
  const pattern = new RegExp(`^(?:${routePattern(routes)})$`, "u");
  const paths = ["sports", "sports/match/7", "page/a.b", "sports/match/", "sports/match/7/8", "page", "sport"];
  expect(paths.filter((path) => pattern.test(path))).toEqual(["sports", "sports/match/7", "page/a.b"]);
});

describe("a static host", () => {
  test("sends the headers of a house, and for each language a policy that allows what its documents have", () => {
    const text = file("static/northwind/_headers");
    for (const [name, value] of Object.entries(securityHeaders)) expect(text).toContain(`  ${name}: ${value}\n`);
    for (const lang of languages) {
      const [, own = ""] = new RegExp(`^/${lang}/\\*\n  content-security-policy: (.*)$`, "mu").exec(text) ?? [];
      for (const name of ["index", "shell", "404"])
        expect(own).toContain(Buffer.from(`/${lang}/${name}.html`).toString("base64"));
    }
    expect(text).toContain(`/assets/*\n  cache-control: ${forever}\n`);
    const names = text.match(/^ {2}[\w-]+(?=:)/gmu) ?? [];
    expect(names.filter((name) => name.trim() === "strict-transport-security")).toHaveLength(1);
  });

  test("falls back to the shell of each language, below m/ for the mobile host, and passes on the house's paths", () => {
    for (const lang of languages) {
      expect(file("static/northwind/_redirects")).toContain(`/${lang}/sports/match/:matchId /${lang}/shell.html 200\n`);
      expect(file("static/northwind-mobile/_redirects")).toContain(`/${lang}/ /m/${lang}/index.html 200!\n`);
    }
    for (const { path, use } of sitePaths)
      expect(
        `\n${file("static/northwind/_redirects")}`.includes(
          `\n${path.replace(/\/$/u, "/*")} https://house.example${path}`,
        ),
      ).toBe(use !== "socket");
    const without = deployFiles(deployment, { house: undefined });
    for (const { path, text } of without) if (path.startsWith("static/")) expect(text).not.toContain("https://house");
  });

  test("has the union of policies, directive by directive", () => {
    expect(
      united(["default-src 'none'; style-src 'self' a", "default-src 'none'; style-src 'self' b; img-src c"]),
    ).toBe("default-src 'none'; style-src 'self' a b; img-src c");
  });
});

test("the proxy of the compose project has every folder that its configuration names, and the houses' own addresses", () => {
  const compose = file("compose.yaml");
  const own = file("nginx-compose.conf");
  const mounts = [...compose.matchAll(/^ {6}- \S+?:(\/\S+):ro$/gmu)].map(([, path = ""]) => path);
  const folders = [...own.matchAll(/^ *(?:root|ssl_certificate|ssl_certificate_key) (\S+);/gmu)].map(
    ([, path = ""]) => path,
  );
  expect(new Set(folders).size).toBeGreaterThan(5);
  for (const folder of folders)
    expect([folder, mounts.some((path) => `${folder}/`.startsWith(`${path}/`))]).toEqual([folder, true]);
  // The certificates in live are links to archive beside it.
  expect(mounts).toContain("/etc/letsencrypt");
  expect(compose).toContain("- ../northwind/dist/public:/srv/livery/northwind/dist/public:ro\n");
  const addresses = [...compose.matchAll(/ipv4_address: (\S+)/gu)].map(([, address]) => `${address}:4300`);
  expect([...own.matchAll(/^ *server (\S+) max_fails=0;/gmu)].map(([, address]) => address)).toEqual(addresses);
});

test("no file has a value where a secret belongs", () => {
  for (const [path, text] of files)
    for (const [, value = ""] of text.matchAll(/^\s*-?\s*\w*(?:PASSWORD|SECRET|KEY)\w*[:=] *(.*)$/gmu))
      expect([path, value]).toEqual([
        path,
        expect.stringMatching(/^(?:|\$\{\w+:\?.*\}|\/run\/secrets\/livery\.key)$/u),
      ]);
});
