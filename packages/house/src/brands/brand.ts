import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { ThemeOption } from "@livery/contract";
import { HouseError } from "../errors.ts";
import { builtFolder, readHeaders, type DocumentHeaders } from "./built-folder.ts";
import { contentType } from "./content-type.ts";

/** The record of a built brand, which `livery build` writes beside its public files. */
export interface SiteFile {
  readonly brand: string;
  readonly hosts: readonly string[];
  /** Those of `hosts` that get the mobile shell (D49): its documents are below `m/`. */
  readonly mobileHosts?: readonly string[];
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Prefer the browser's language to the default. */
  readonly browserLanguage?: boolean;
  readonly release: string;
  /** What documents have where the settings have nothing: descriptions by language, and the links to the tab's icon. */
  readonly own?: { readonly descriptions: Readonly<Record<string, string>>; readonly icons: string };
  /** The themes that a visitor may choose, if the settings allow it. */
  readonly themes?: readonly SiteTheme[];
  /** What was built of the themes' settings, for a site whose settings have nothing. */
  readonly themeSettings?: { readonly defaultTheme: string; readonly themeChange: boolean };
  /** Of a brand that takes signed settings alone (D104): its key, the domain that signatures name, and the version of its build. */
  readonly signedSettings?: { readonly key: string; readonly domain: string; readonly version: number };
  /** Known paths below `/{lang}`, parameters as `$name`: `page/$id`. */
  readonly routes: readonly string[];
}

/** A theme of a brand. The first is the brand's own, whose sheet is in the documents; another's is a file per language. */
export interface SiteTheme extends ThemeOption {
  readonly sheets: Readonly<Record<string, string>>;
  /** The colour of the browser's frame in each of its modes; a build of an earlier version has none. */
  readonly frames?: Readonly<Partial<Record<"light" | "dark", string>>>;
  /** Whether the visitor's system chooses the mode, in place of the theme's first one. */
  readonly bySystem?: boolean;
}

export type Encoding = "br" | "gzip";

/** One file of a built brand, in memory with its compressed versions. */
export interface BrandFile {
  readonly path: string;
  readonly type: string;
  readonly tag: string;
  readonly body: Buffer;
  readonly packed: Partial<Readonly<Record<Encoding, Buffer>>>;
  /** Its name holds a hash of its content: it never changes. */
  readonly immutable: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** A built brand. Only paths in `files` exist, so that no path leads out of its folder. */
export interface BrandFiles {
  readonly site: SiteFile;
  readonly files: ReadonlyMap<string, BrandFile>;
}

export interface BrandOptions {
  readonly hosts: readonly string[];
  /** The output of `livery build`. */
  readonly dir: string;
}

const recheckAfterMs = 1_000;

/** A brand that the server serves; a new build in its folder is picked up automatically. */
export class Brand {
  readonly hosts: readonly string[];
  readonly #dir: string;
  #files: BrandFiles;
  #builtAt: number | null;
  #lookedAt = Date.now();

  private constructor(options: BrandOptions, files: BrandFiles, builtAt: number | null) {
    this.hosts = options.hosts.map((host) => host.toLowerCase());
    this.#dir = options.dir;
    this.#files = files;
    this.#builtAt = builtAt;
  }

  /** Reads a built brand. Throws `brand_not_built` if the folder has none. */
  static async open(options: BrandOptions): Promise<Brand> {
    const absent = Object.values(builtFolder).filter((name) => !existsSync(join(options.dir, name)));
    if (absent.includes(builtFolder.site))
      throw new HouseError(
        "brand_not_built",
        `There is no built brand in ${options.dir}.`,
        `Build it first: livery build.`,
      );
    if (absent.length > 0)
      throw new HouseError(
        "brand_not_built",
        `The build in ${options.dir} lacks ${absent.join(" and ")}: it is of an earlier version.`,
        `Build it again: livery build.`,
      );
    return new Brand(options, await readBrand(options.dir), await builtAt(options.dir));
  }

  /** The current files; checks for a new build at most once a second. */
  async files(): Promise<BrandFiles> {
    if (Date.now() - this.#lookedAt < recheckAfterMs) return this.#files;
    this.#lookedAt = Date.now();
    const built = await builtAt(this.#dir);
    if (built === null || built === this.#builtAt) return this.#files;
    const files = await readBrand(this.#dir).catch(unfinished);
    if (files === null) return this.#files;
    this.#files = files;
    this.#builtAt = built;
    return files;
  }
}

/** When the folder was last built; null during a build, when site.json is absent. */
async function builtAt(dir: string): Promise<number | null> {
  const found = await stat(join(dir, builtFolder.site)).catch(unfinished);
  return found && found.mtimeMs;
}

/** A file that is absent or half written belongs to an unfinished build: the last build is still served. */
function unfinished(error: unknown): null {
  if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
}

async function readBrand(dir: string): Promise<BrandFiles> {
  const site = JSON.parse(await readFile(join(dir, builtFolder.site), "utf8")) as SiteFile;
  return { site, files: await readPublic(join(dir, builtFolder.public), await readHeaders(dir)) };
}

/** Every file of a folder by its path, to be served with these headers. */
export async function readPublic(dir: string, headers: DocumentHeaders): Promise<Map<string, BrandFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, BrandFile>();
  for (const name of names) {
    const path = name.slice(dir.length).replaceAll("\\", "/");
    const slashed = path.startsWith("/") ? path : `/${path}`;
    if (/\.(br|gz)$/.test(name)) continue;
    const body = await readFile(name);
    const packed: Partial<Record<Encoding, Buffer>> = {};
    for (const [encoding, ending] of [
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const)
      if (names.includes(name + ending)) packed[encoding] = await readFile(name + ending);
    const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    files.set(slashed, {
      path: slashed,
      type: contentType(extname(name)),
      tag,
      body,
      packed,
      immutable: slashed.startsWith("/assets/"),
      headers: headers[slashed] ?? {},
    });
  }
  return files;
}
