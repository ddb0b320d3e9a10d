import type { NodeOptions } from "@livery/house";
import type { Invocation } from "../command/definition.ts";
import { UsageError } from "../errors.ts";

/** Where a house listens, and what it is to others on its database. */
export interface Placed {
  readonly host: string;
  readonly nodes?: NodeOptions;
}

const everywhere = new Set(["0.0.0.0", "::"]);

/**
 * A house beside others on its database: where `NATS_URL` names what carries their news, or `--node` says where the others find
 * it, which is where it listens unless `--host` says otherwise. Throws UsageError for an address that is none or that leads the
 * others nowhere, and for a house whose database no other one could reach.
 */
export function nodeOptions({ option, switched }: Pick<Invocation, "option" | "switched">): Placed {
  const natsUrl = process.env["NATS_URL"];
  const url = option("node");
  const named = hostOf(url);
  const host = option("host") ?? named ?? "127.0.0.1";
  if (!natsUrl && url === undefined) {
    if (switched("switch-source"))
      throw new UsageError("A house that runs alone plays what it is told to at once.", "Leave out --switch-source.");
    return { host };
  }
  if (everywhere.has(named ?? host))
    throw new UsageError(
      `No other house finds this one at ${named ?? host}.`,
      "Name this machine's own address: --node http://10.0.0.5:4300.",
    );
  if (!process.env["DATABASE_URL"])
    throw new UsageError(
      "Several houses need one database that all of them reach.",
      "Name it in DATABASE_URL, or leave out NATS_URL and --node: then the house runs alone.",
    );
  const switchesSource = switched("switch-source") && { switchesSource: true };
  return { host, nodes: { ...(natsUrl && { natsUrl }), ...(url !== undefined && { url }), ...switchesSource } };
}

/** The host of `--node`. Throws UsageError where it is no address of a house. */
function hostOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!/^https?:\/\/[^/?#]+$/u.test(url) || !URL.canParse(url))
    throw new UsageError(
      `"${url}" is no address of a house.`,
      "Give it as the other nodes reach it: --node http://10.0.0.5:4300.",
    );
  return new URL(url).hostname.replace(/^\[|\]$/gu, "");
}
