import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream, ReadableWritablePair } from "node:stream/web";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from "modern-tar";
import { HouseError } from "../errors.ts";
import { type ArchivedFile, type BackupManifest, damaged, foreign, json, manifestFile, sumFile } from "./manifest.ts";

const pieceBytes = 1 << 18;

/** Writes a piece to where an archive goes; awaited before the next one. */
export type Write = (piece: Uint8Array) => Promise<void>;

export interface ArchiveWriter {
  /** Adds a file of exactly `bytes` bytes. */
  add(path: string, bytes: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  addText(path: string, text: string): Promise<void>;
  addFolder(path: string): Promise<void>;
  /** The files so far. */
  readonly files: readonly ArchivedFile[];
}

/**
 * Writes a tar archive compressed by Zstandard, piece by piece; `tar --zstd -x` reads it. The hashes of its
 * manifest say whether its content is whole.
 */
export async function writeArchive(
  write: Write,
  signal: AbortSignal,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const files: ArchivedFile[] = [];
  const add: ArchiveWriter["add"] = async (path, bytes, content) => {
    const hash = createHash("sha256");
    const body = controller.add({ name: path, size: bytes, mode: 0o600 }).getWriter();
    for await (const piece of content) {
      signal.throwIfAborted();
      hash.update(piece);
      await body.write(piece);
    }
    await body.close();
    files.push({ path, bytes, sha256: hash.digest("hex") });
  };
  const addText = (path: string, text: string): Promise<void> => {
    const content = Buffer.from(text);
    return add(path, content.length, [content]);
  };
  const addFolder = (path: string): Promise<void> =>
    controller.add({ name: `${path}/`, size: 0, type: "directory", mode: 0o700 }).close();
  const filled = fill({ add, addText, addFolder, files }).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  const written = pipeline(
    // Node and browsers have types of their own for one and the same stream.
    Readable.fromWeb(readable as ReadableStream),
    compressed,
    async (source: AsyncIterable<Uint8Array>) => {
      for await (const piece of source) await write(piece);
    },
    { signal },
  );
  const [output, input] = await Promise.allSettled([written, filled]);
  signal.throwIfAborted();
  // A failed input ends the output with its error; of a failed output the input sees only that it was ended.
  if (output.status === "rejected") throw output.reason;
  if (input.status === "rejected") throw input.reason;
}

/** Ends an archive with its manifest, and with that file's own hash. */
export async function addManifest(archive: ArchiveWriter, manifest: BackupManifest): Promise<void> {
  await archive.addText(manifestFile, json(manifest));
  await archive.addText(sumFile, `${archive.files.at(-1)?.sha256}  ${manifestFile}\n`);
}

export interface ArchivedEntry {
  readonly path: string;
  readonly isFolder: boolean;
  readonly body: AsyncIterable<Uint8Array>;
  /** The whole body of a small file. */
  text(): Promise<string>;
}

/**
 * Reads an archive entry by entry; each body is read or left before the next one. Ends when `visit` returns false. Throws HouseError
 * `backup_damaged` and `backup_foreign`, the errors of `visit` and those of the file system.
 */
export async function readArchive(
  file: string,
  signal: AbortSignal,
  visit: (entry: ArchivedEntry) => Promise<boolean>,
): Promise<void> {
  const source = createReadStream(file, { signal, highWaterMark: pieceBytes });
  const plain = createZstdDecompress({ chunkSize: pieceBytes });
  const unpacked = createTarDecoder({ strict: true }) as ReadableWritablePair<ParsedTarEntry, Uint8Array>;
  let ours: unknown;
  let wasRead = false;
  // One error ends all three: the one that was first is the one that counts.
  const piped = pipeline(source, plain).catch((error: unknown) => {
    ours ??= isFileError(error) ? error : undefined;
    throw error;
  });
  piped.catch(() => undefined);
  try {
    for await (const entry of Readable.toWeb(plain).pipeThrough(unpacked)) {
      wasRead = true;
      const { name, type } = entry.header;
      const text = (): Promise<string> => new Response(entry.body).text();
      const goesOn = await visit({
        path: name.replace(/\/$/u, ""),
        isFolder: type === "directory",
        body: entry.body,
        text,
      }).catch((error: unknown) => {
        // The body's own errors are those of the archive.
        if (error instanceof HouseError || isFileError(error)) ours = error;
        throw error;
      });
      if (!goesOn) return;
    }
    await piped;
  } catch (error) {
    signal.throwIfAborted();
    if (ours !== undefined) throw ours;
    if (wasRead || (await isCompressed(file))) throw damaged(file, "what it holds is not what was written", error);
    throw foreign(file, error);
  } finally {
    source.destroy();
    plain.destroy();
  }
}

/** Whether a file begins as Zstandard writes it. */
async function isCompressed(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return buffer.equals(Buffer.of(0x28, 0xb5, 0x2f, 0xfd));
}

/** Errors of opening, reading and writing files have a system call; those of decompression have none. */
function isFileError(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.syscall !== undefined;
}
