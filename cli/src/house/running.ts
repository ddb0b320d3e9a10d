import type { RunningHouse } from "@livery/house";
import { EnvironmentError, UsageError } from "../errors.ts";
import type { Progress } from "../terminal/progress.ts";

/** Parses a port. Throws UsageError if it is invalid. */
export function portOf(text: string | undefined): number {
  const port = Number(text);
  if (text !== undefined && /^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`"${text ?? ""}" is no port.`, "Give --port a number from 0 to 65535; 0 takes a free one.");
}

/** Throws EnvironmentError if the port is in use or not permitted: an early error is better than one after a build. */
export async function requireFreePort(port: number, host = "127.0.0.1"): Promise<void> {
  const { createServer } = await import("node:net");
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
        return reject(
          new EnvironmentError(
            `This machine has no address ${host} to listen on.`,
            "Give one that it has with --host: 127.0.0.1 where a proxy beside the house takes what comes for --node, 0.0.0.0 for all of them.",
            error,
          ),
        );
      const taken = error.code === "EADDRINUSE";
      const message = taken ? `Port ${port} is taken by another program.` : `This user may not listen on port ${port}.`;
      reject(
        new EnvironmentError(message, `End that program, or choose another port with --port ${port + 100}.`, error),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Resolves at the stop signal. Throws EnvironmentError if the server ends before it because its database went away. */
export async function stoppedInOrder(
  house: Pick<RunningHouse, "ended">,
  stopped: Promise<NodeJS.Signals>,
): Promise<void> {
  const reason = await Promise.race([stopped.then(() => null), house.ended]);
  if (reason !== null)
    throw new EnvironmentError(
      `The database went away (${reason.message}), and the house ended with it. No accepted bet is lost.`,
      "See why the database ended, then start the house again.",
      reason,
    );
}

/** Serves until a stop signal, then stops the server and its database. Throws as `stoppedInOrder`. */
export async function serveUntilStopped(
  house: RunningHouse,
  stopped: Promise<NodeJS.Signals>,
  progress: Progress,
): Promise<void> {
  await stoppedInOrder(house, stopped);
  process.stderr.write("\n");
  await progress.step("Stop the house and its database", () => house.close());
}
