import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const brotli = promisify(brotliCompress);

/** Bytes on disk and compressed. */
export interface Weight {
  readonly raw: number;
  readonly brotli: number;
}

/** The files of a part of the site that a visitor loads. */
export interface PartWeight {
  readonly js: Weight;
  readonly css: Weight;
}

export type ReadFile = (path: string) => Promise<string | Uint8Array>;

/** Returns a function that reads and compresses each file once, unless `weighed` has its size. */
export function scale(
  read: ReadFile,
  weighed: (path: string) => Promise<Weight> | undefined = () => undefined,
): {
  readonly file: (path: string) => Promise<Weight>;
  readonly part: (paths: readonly string[]) => Promise<PartWeight>;
} {
  const known = new Map<string, Promise<Weight>>();
  const file = (path: string): Promise<Weight> => {
    const weight = known.get(path) ?? weighed(path) ?? read(path).then(weigh);
    known.set(path, weight);
    return weight;
  };
  const all = async (paths: readonly string[], ending: string): Promise<Weight> =>
    sum(await Promise.all(paths.filter((path) => path.endsWith(ending)).map(file)));
  return { file, part: async (paths) => ({ js: await all(paths, ".js"), css: await all(paths, ".css") }) };
}

export function sum(weights: readonly Weight[]): Weight {
  return weights.reduce((one, other) => ({ raw: one.raw + other.raw, brotli: one.brotli + other.brotli }), {
    raw: 0,
    brotli: 0,
  });
}

export async function weigh(content: string | Uint8Array): Promise<Weight> {
  const bytes = Buffer.from(content);
  return { raw: bytes.length, brotli: (await brotli(bytes)).length };
}
