import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { build as ViteBuild, Manifest } from "vite";
import { CliError } from "../errors.ts";
import { compressFolder } from "../files/compress.ts";
import { replaceFolder } from "../files/folder.ts";
import { packageFolder } from "../workspace/packages.ts";
import { cacheFolder, dropOldBuilds, markModules } from "./cache.ts";
import { clientConfig, serverConfig } from "./platform-config.ts";
import { firstModules, type FirstModules } from "./first-modules.ts";
import { prebuilt } from "./prebuilt.ts";
import { sharedFiles, type SharedFiles } from "./shared-files.ts";
import { inSite, type SiteSource } from "./site-source.ts";
import { sourceHash } from "./source-hash.ts";
import { inOrder } from "./in-order.ts";
import { type Built, type BuiltChunk, inProduction, outputOf, summarizeError } from "./vite-run.ts";

/** The site, built once for all brands. */
export interface Platform {
  /** Identifies the sources of the build: 16 hexadecimal digits. */
  readonly hash: string;
  /** Contains `assets/` as they are served. */
  readonly clientFolder: string;
  /** Contains the prerender's entry and the server side of the shared modules. */
  readonly serverFolder: string;
  /** Vite's manifest: source file → file, css, imports. */
  readonly manifest: Manifest;
  /** The modules that a brand's own files link to, by the id that they import. */
  readonly shared: SharedFiles;
  /** True if it is an earlier build of the same sources. */
  readonly fromCache: boolean;
}

/** Builds the site's client and server, or returns the cached build of the same sources. */
export async function buildPlatform(site: SiteSource): Promise<Platform> {
  const shipped = await shippedPlatform(site);
  if (shipped) return shipped;
  const hash = await sourceHash(site);
  const folder = folderOf(hash);
  const known = await readPlatform(folder, hash, true);
  if (known) return known;
  await replaceFolder(folder, (fresh) => build(site, fresh));
  await dropOldBuilds(join(cacheFolder(), "platform"), hash);
  const built = await readPlatform(folder, hash, false);
  if (built === undefined) throw new Error(`the platform build in ${folder} is not complete`);
  return built;
}

/** The cached build of the same sources, if there is one: nothing is built. */
export async function builtPlatform(site: SiteSource): Promise<Platform | undefined> {
  const shipped = await shippedPlatform(site);
  if (shipped) return shipped;
  const hash = await sourceHash(site);
  return readPlatform(folderOf(hash), hash, true);
}

async function shippedPlatform(site: SiteSource): Promise<Platform | undefined> {
  if (site.root !== packageFolder("@livery/site")) return undefined;
  const shipped = await prebuilt("platform");
  return shipped && readPlatform(shipped.folder, shipped.hash, true);
}

const folderOf = (hash: string): string => join(cacheFolder(), "platform", hash);

/** The prerender's file below a platform's server folder. */
export const serverEntryFile = "entry-server.js";

async function readPlatform(folder: string, hash: string, fromCache: boolean): Promise<Platform | undefined> {
  try {
    const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), "utf8"));
    const manifest = (await read("manifest.json")) as Manifest;
    const shared = (await read("shared.json")) as SharedFiles;
    const [clientFolder, serverFolder] = [join(folder, "client"), join(folder, "server")];
    return { hash, clientFolder, serverFolder, manifest, shared, fromCache };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** From the fewest requests of a first view to the most; with more than the first value, Home would load unused code. */
const joinings = [3_000, 1_000, 0];

/**
 * Joined chunks can import each other, and then one of the two runs before the other. So chunks are joined as far as none does:
 * with 0 only modules of exactly the same users share a chunk, and these never do.
 */
async function buildClient(site: SiteSource, outDir: string, viteBuild: typeof ViteBuild): Promise<Built> {
  const first = await firstOf(site, outDir, viteBuild);
  for (const joinedBelow of joinings) {
    const built = await viteBuild(clientConfig(site, outDir, { first, joinedBelow }));
    const chunks = chunksOf(built);
    if (inOrder(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))) return built;
  }
  throw new Error("pieces of the site import each other");
}

/** Finds the modules of every first view, in a build that is not stored. */
async function firstOf(site: SiteSource, outDir: string, viteBuild: typeof ViteBuild): Promise<FirstModules> {
  const config = clientConfig(site, outDir, null);
  const built = await viteBuild({ ...config, build: { ...config.build, write: false, minify: false } });
  return firstModules(chunksOf(built), inSite(site, site.clientEntry));
}

const chunksOf = (built: Built): readonly BuiltChunk[] => outputOf(built).filter((each) => each.type === "chunk");

async function build(site: SiteSource, folder: string): Promise<void> {
  const shared = await inProduction(async () => {
    const { build: viteBuild } = await import("vite");
    try {
      const built = await buildClient(site, join(folder, "client"), viteBuild);
      await viteBuild(serverConfig(site, join(folder, "server")));
      return sharedFiles(site, outputOf(built));
    } catch (error) {
      throw new CliError(
        `The platform cannot be built: ${summarizeError(error)}`,
        "Correct the site's sources and run it again.",
        undefined,
        error,
      );
    }
  });
  const client = join(folder, "client");
  await rename(join(client, ".vite", "manifest.json"), join(folder, "manifest.json"));
  await rm(join(client, ".vite"), { recursive: true });
  await writeFile(join(folder, "shared.json"), JSON.stringify(shared));
  await markModules(join(folder, "server"));
  // Once for all brands: the best compression takes longer than the rest of an assembly.
  await compressFolder(client, "tight");
}
