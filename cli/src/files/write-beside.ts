import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";

/**
 * Writes a file beside its place and puts it there when it is whole and on the disk: whoever finds it by its name finds all of it, and
 * what was there before stays where the work fails. Throws what the work or the file throws.
 */
export async function writeBeside<Result>(
  path: string,
  work: (write: (piece: string | Uint8Array) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const beside = `${path}.${randomBytes(6).toString("hex")}.part`;
  const file = createWriteStream(beside, { flush: true });
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
  }
}
