import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What `livery build` writes: in `public` every file that a web server may serve and nothing else, beside it what is for the house and
 * the tools.
 */
export const builtFolder = { public: "public", site: "site.json", headers: "headers.json" } as const;

/** The headers of each document by its path. */
export type DocumentHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads the headers of a built brand's documents: their policies above all. */
export async function readHeaders(dir: string): Promise<DocumentHeaders> {
  return JSON.parse(await readFile(join(dir, builtFolder.headers), "utf8")) as DocumentHeaders;
}
