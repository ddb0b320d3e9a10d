import { resolve } from "node:path";
import type { LiveFeedSource } from "@livery/house";
import type { Invocation } from "../program/command-definition.ts";
import { UsageError } from "../errors.ts";

/** At a higher speed prices would be unreadable. */
const fastest = 1_000;

/**
 * The server's source of live matches: the files of `--replay`, simulated matches with `--simulate`, else `otherwise`. Throws
 * UsageError for an invalid speed or both options at once, and the server's own errors for an invalid replay file.
 */
export async function liveSource(
  { option, switched, directory }: Pick<Invocation, "option" | "switched" | "directory">,
  otherwise: "simulated" | "nothing",
): Promise<LiveFeedSource | undefined> {
  const given = option("speed") ?? "1";
  const speed = Number(given);
  if (!/^\d{1,4}(\.\d{1,3})?$/u.test(given) || speed <= 0 || speed > fastest)
    throw new UsageError(`"${given}" is no speed.`, `Give a number above 0 and up to ${fastest}, such as --speed 30.`);
  const files = (option("replay") ?? "").split("\n").filter((file) => file !== "");
  const { replaySource, simulatedSource } = await import("@livery/house");
  const simulated = otherwise === "simulated" || switched("simulate");
  if (files.length > 0 && switched("simulate"))
    throw new UsageError("A house plays files or simulated matches, not both.", "Leave out --replay or --simulate.");
  if (files.length > 0) return replaySource({ files: files.map((file) => resolve(directory, file)), speed });
  return simulated ? simulatedSource({ speed, programme: true }) : undefined;
}
