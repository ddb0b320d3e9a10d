import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/;
/** Below this a compressed copy saves nothing that a packet would notice. */
const least = 512;

/**
 * As small as can be, for what is made once for all brands; or, for the dozens of documents of each brand, a tenth larger in
 * a fiftieth of the time: one more brand is to cost little.
 */
type Packing = "tight" | "quick";

const brotliQuality: Readonly<Record<Packing, number>> = { tight: constants.BROTLI_MAX_QUALITY, quick: 6 };

/** Writes `.br` and `.gz` beside every text file of a folder that has none yet and gets smaller by it. */
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
  const content = await readFile(file);
  if (content.length < least) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[packing],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
