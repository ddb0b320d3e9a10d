import type { NodeOptions } from "@livery/house";
import { UsageError } from "../errors.ts";

/**
 * A house beside others on its database: where `NATS_URL` names what carries their news, or `--node` says where the others find
 * it. Throws UsageError for an address that is none, and for a house whose database no other one could reach.
 */
export function nodeOptions(url: string | undefined): { readonly nodes?: NodeOptions } {
  const natsUrl = process.env["NATS_URL"];
  if (!natsUrl && url === undefined) return {};
  if (url !== undefined && !/^https?:\/\/[^/?#]+$/u.test(url))
    throw new UsageError(
      `"${url}" is no address of a house.`,
      "Give it as the other nodes reach it: --node http://10.0.0.5:4300.",
    );
  if (!process.env["DATABASE_URL"])
    throw new UsageError(
      "Several houses need one database that all of them reach.",
      "Name it in DATABASE_URL, or leave out NATS_URL and --node: then the house runs alone.",
    );
  return { nodes: { ...(natsUrl && { natsUrl }), ...(url !== undefined && { url }) } };
}
