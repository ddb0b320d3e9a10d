/** Milliseconds until a failed import is retried, by the number of failures. */
const pauses: readonly number[] = [1_000, 4_000];
const maxDelay = 15_000;

/**
 * Loads code that the page cannot do without: retries until it succeeds, at once when the network returns. `missed` is called
 * from the second failure on.
 */
export async function retryImport<Code>(
  load: () => Promise<Code>,
  network: Pick<Window, "addEventListener" | "removeEventListener">,
  missed: (cause: unknown) => void,
): Promise<Code> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await load();
    } catch (cause) {
      if (tried > 0) missed(cause);
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
