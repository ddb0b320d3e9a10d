import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";
import { pathBeside, removeLeftovers } from "./leftovers.ts";

/**
 * Writes a temporary file beside the target and renames it when it is complete and on the disk: readers of the name always find a
 * complete file, and the earlier file stays if the work fails. `mode`: who may read it. Throws the error of the work or the file.
 */
export async function writeBeside<Result>(
  path: string,
  work: (write: (piece: string | Uint8Array) => Promise<void>) => Promise<Result>,
  { mode = 0o666 }: { readonly mode?: number } = {},
): Promise<Result> {
  await removeLeftovers(dirname(path));
  const { path: beside, finish } = pathBeside(path, "part");
  const file = createWriteStream(beside, { flush: true, mode });
  const failed = new Promise<never>((_, reject) => file.once("error", reject));
  try {
    const write = (piece: string | Uint8Array): Promise<void> =>
      new Promise((done, fail) => file.write(piece, (error) => (error ? fail(error) : done())));
    const result = await Promise.race([work(write), failed]);
    file.end();
    await finished(file);
    await rename(beside, path);
    return result;
  } catch (error) {
    file.destroy();
    await rm(beside, { force: true });
    throw error;
  } finally {
    finish();
  }
}
