import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/;
/** A file that fits into one packet does not arrive earlier if it is smaller. */
const least = 1_400;

/**
 * `tight` is the smallest size, for files that are built once for all brands. `quick` is a tenth larger in a fiftieth of the
 * time, for the dozens of documents of each brand, so that a further brand costs little.
 */
type Packing = "tight" | "quick";

const brotliQuality: Readonly<Record<Packing, number>> = { tight: constants.BROTLI_MAX_QUALITY, quick: 6 };
const gzipLevel: Readonly<Record<Packing, number>> = { tight: 9, quick: 6 };

/** Writes `.br` and `.gz` beside every text file of a folder that has none yet, if they are smaller. */
export async function compressFolder(folder: string, packing: Packing): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const there = new Set(files);
  await Promise.all(
    files
      .filter((file) => compressible.test(file) && !there.has(`${file}.br`))
      .map((file) => compressFile(file, packing)),
  );
}

async function compressFile(file: string, packing: Packing): Promise<void> {
  await writeCompressed(file, await readFile(file), packing);
}

/** Writes `.br` and `.gz` beside a file of this content, if it is text and they are smaller. */
export async function writeCompressed(file: string, content: Uint8Array, packing: Packing): Promise<void> {
  if (content.length < least || !compressible.test(file)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[packing],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: gzipLevel[packing] })]);
  const copies = [[`${file}.br`, br] as const, [`${file}.gz`, gz] as const];
  const smaller = copies.filter(([, packed]) => packed.length < content.length);
  await Promise.all(smaller.map(([path, packed]) => writeFile(path, packed)));
}

/**
 * The smallest window that covers the whole content: a larger one compresses no better, and its memory costs more time than the
 * compression.
 */
function windowOf(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits));
}
