import type { NodeOptions } from "@livery/house";
import type { Invocation } from "../program/command-definition.ts";
import { UsageError } from "../errors.ts";

/** Where a server listens, and its options as one of several nodes. */
export interface Placed {
  readonly host: string;
  readonly nodes?: NodeOptions;
}

const everywhere = new Set(["0.0.0.0", "::"]);

/**
 * Options of a node beside others on its database: if `NATS_URL` names their message transport, or `--node` gives the address at
 * which the others reach this node. It listens there unless `--host` gives another address. Throws UsageError for an address that
 * is invalid or that the others cannot reach, and for a node whose database the others cannot reach.
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

/** The host of `--node`. Throws UsageError if it is not an address of a server. */
function hostOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!/^https?:\/\/[^/?#]+$/u.test(url) || !URL.canParse(url))
    throw new UsageError(
      `"${url}" is no address of a house.`,
      "Give it as the other nodes reach it: --node http://10.0.0.5:4300.",
    );
  return new URL(url).hostname.replace(/^\[|\]$/gu, "");
}
