import { ChunkTimeoutError, withChunkTimeout } from "./chunk-timeout.ts";

/** Milliseconds until a failed import is retried, by the number of failures. */
const pauses: readonly number[] = [1_000, 4_000];
const maxDelay = 15_000;

/**
 * Loads code that the page cannot do without: retries until it succeeds, at once when the network returns. A request without an
 * end fails after 120 s (§9). `missed` is called from the second failure on, and for such a request.
 */
export async function retryImport<Code>(
  load: () => Promise<Code>,
  network: Pick<Window, "addEventListener" | "removeEventListener">,
  missed: (cause: unknown) => void,
): Promise<Code> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await withChunkTimeout(load());
    } catch (cause) {
      if (tried > 0 || cause instanceof ChunkTimeoutError) missed(cause);
      await waitForRetry(pauses[tried] ?? maxDelay, network);
    }
  }
}

async function waitForRetry(
  ms: number,
  network: Pick<Window, "addEventListener" | "removeEventListener">,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      network.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    network.addEventListener("online", end);
  });
}
