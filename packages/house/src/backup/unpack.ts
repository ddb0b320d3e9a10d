import { createHash } from "node:crypto";
import { readArchive } from "./archive.ts";
import { type BackupManifest, damaged, manifestFile, readManifest, sumFile } from "./manifest.ts";
import type { Restoring } from "./restoring.ts";

/** Where the content of an archive goes. */
export interface Unpacked {
  /** Takes a file's content, piece by piece. */
  file(path: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  folder(path: string): Promise<void>;
}

/** A path within an archive: relative, without a way out of its folder. */
const inside = /^(?!\/)(?!(?:.*\/)?\.\.?(?:\/|$))[\w./-]+$/u;

/** Unpacks an archive and checks each file against the manifest at its end. Throws HouseError `backup_damaged`. */
export async function unpack({ file, signal, onBytes }: Restoring, into: Unpacked): Promise<BackupManifest> {
  const hashes = new Map<string, string>();
  let text = "";
  let sum = "";
  let done = 0;
  await readArchive(file, signal, async (entry) => {
    if (!inside.test(entry.path)) throw damaged(file, `it has an entry ${JSON.stringify(entry.path)}`);
    if (entry.isFolder) await into.folder(entry.path);
    else if (entry.path === manifestFile) text = await entry.text();
    else if (entry.path === sumFile) sum = await entry.text();
    else {
      const hash = createHash("sha256");
      const hashed = async function* (): AsyncGenerator<Uint8Array> {
        for await (const piece of entry.body) {
          hash.update(piece);
          onBytes((done += piece.length), done);
          yield piece;
        }
      };
      await into.file(entry.path, hashed());
      hashes.set(entry.path, hash.digest("hex"));
    }
    return true;
  });
  if (sum !== `${createHash("sha256").update(text).digest("hex")}  ${manifestFile}\n`)
    throw damaged(file, "its end is missing, or its manifest was changed");
  const manifest = readManifest(text, file);
  for (const { path, sha256 } of manifest.files) {
    if (hashes.get(path) !== sha256)
      throw damaged(file, hashes.has(path) ? `${path} was changed` : `${path} is missing`);
    hashes.delete(path);
  }
  for (const path of hashes.keys()) throw damaged(file, `its manifest does not know ${path}`);
  return manifest;
}
