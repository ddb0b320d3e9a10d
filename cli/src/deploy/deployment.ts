import { readFile } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { builtFolder, readHeaders, type DocumentHeaders } from "@livery/house/built-folder";
import type { SiteRecord } from "../assembly/site-files.ts";
import { UsageError } from "../errors.ts";

/** A built brand as the files of a deployment need it. */
export interface DeployedBrand {
  readonly name: string;
  readonly site: SiteRecord;
  readonly headers: DocumentHeaders;
  /** The folder of its build on the machine of the deployment: `/srv/livery/northwind/dist`. */
  readonly dir: string;
}

/** What the files of a deployment are written from: everything is data, so that the same brands give the same files. */
export interface Deployment {
  readonly brands: readonly DeployedBrand[];
  /** Hosts of the panel; none if they are not to be reached from outside. */
  readonly panelHosts: readonly string[];
  /** `HOST:PORT` of each house. */
  readonly houses: readonly string[];
  /** Where the proxy listens: ports, or `ADDRESS:PORT`. */
  readonly listen: { readonly http: readonly string[]; readonly https: readonly string[] };
  /** Has a folder for each site's host with `fullchain.pem` and `privkey.pem`. */
  readonly certificates: string;
  /** The project's folder on that machine: its `node_modules` has Livery. */
  readonly project: string;
  /** Where these files are on the machine that writes them. */
  readonly written: WrittenTo;
  /** The major version of Node that Livery runs on. */
  readonly node: number;
}

/** The two ways between the project's folder and that of the written files, with slashes: `deploy` and `..`. */
export interface WrittenTo {
  readonly fromProject: string;
  readonly toProject: string;
}

/** What the files of a deployment can name as it is: nothing in it ends a word or a line, or is a variable. */
export const safePath = /^[\w./-]+$/u;

function safeWay(from: string, to: string): string {
  const way = relative(from, to).split(sep).join("/") || ".";
  if (safePath.test(way) && !isAbsolute(way)) return way;
  throw new UsageError(
    `The files of a deployment cannot name "${way}".`,
    "Give folders whose names have letters, digits, dots, hyphens and underscores alone.",
  );
}

/** Throws UsageError for folders whose names the files cannot have. */
export const writtenTo = (project: string, folder: string): WrittenTo => ({
  fromProject: safeWay(project, folder),
  toProject: safeWay(folder, project),
});

/**
 * Reads a built brand whose build is below the project's folder `here`, and will be at the same place below `project` on the server.
 * Throws UsageError where it is not.
 */
export async function readDeployedBrand(dir: string, here: string, project: string): Promise<DeployedBrand> {
  const folder = safeWay(here, dir);
  if (folder === "." || folder.split("/").includes(".."))
    throw new UsageError(
      `The build in ${dir} is not below ${here}.`,
      "Run this in the project's folder, which has node_modules and the brands below it.",
    );
  const site = JSON.parse(await readFile(join(dir, builtFolder.site), "utf8")) as SiteRecord;
  return { name: site.brand, site, headers: await readHeaders(dir), dir: `${project}/${folder}` };
}

/** Throws UsageError for two brands of one name, under which both would have their files. */
export function checkNames(brands: readonly DeployedBrand[]): void {
  for (const [at, { dir, name }] of brands.entries()) {
    const other = brands.slice(0, at).find((each) => each.name === name);
    if (other !== undefined)
      throw new UsageError(
        `${other.dir} and ${dir} are both builds of ${name}.`,
        "Name each brand once, or write the files of each with an --out of its own.",
      );
  }
}

/** The host of a brand that its certificate is named by. */
export const mainHost = ({ site }: DeployedBrand): string => site.hosts[0] ?? site.brand;

/** The shells of a brand: the folder of their documents, and their hosts. */
export function shellsOf({
  site,
}: DeployedBrand): readonly { readonly folder: string; readonly hosts: readonly string[] }[] {
  const mobile = new Set(site.mobileHosts);
  const shells = [
    { folder: "", hosts: site.hosts.filter((host) => !mobile.has(host)) },
    { folder: "/m", hosts: site.hosts.filter((host) => mobile.has(host)) },
  ];
  return shells.filter(({ hosts }) => hosts.length > 0);
}

/** The policy of a document by its path below the public folder. Throws where the build has none. */
export function policyOf({ headers, name }: DeployedBrand, document: string): string {
  const policy = headers[document]?.["content-security-policy"];
  if (policy === undefined) throw new Error(`The build of ${name} has no policy of ${document}.`);
  return policy;
}

/** A regular expression, without its anchors, for the known routes below a language: `sports|page/[^/]+`. */
export function routePattern(routes: readonly string[]): string {
  return routes
    .map((route) =>
      route
        .replace(/^\/|\/$/gu, "")
        .split("/")
        .map((part) => (part.startsWith("$") ? "[^/]+" : part.replaceAll(/[.*+?^()[\]{}|\\]/gu, "\\$&")))
        .join("/"),
    )
    .join("|");
}
