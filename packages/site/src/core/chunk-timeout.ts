/** Milliseconds after which the load of a chunk counts as failed (§9 "lazy chunk load timeout", D60). */
export const chunkTimeoutMs = 120_000;

/** A chunk's request has had no end for 120 s. */
export class ChunkTimeoutError extends Error {
  override readonly name = "ChunkTimeoutError";
}

/** Resolves and rejects as `loading` does; rejects with a ChunkTimeoutError once it has lasted for 120 s. */
export async function withChunkTimeout<Code>(loading: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkTimeoutError(`no code in ${chunkTimeoutMs / 1000} s: load the page again`)),
      chunkTimeoutMs,
    );
  });
  try {
    return await Promise.race([loading, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
