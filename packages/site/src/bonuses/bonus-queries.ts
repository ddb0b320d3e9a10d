import type { CallError, ResultOut } from "@livery/contract";
import { queryOptions } from "@tanstack/react-query";
import type { SiteClient } from "../core/client.ts";
import type { KnownUser } from "../core/services.ts";

type BonusCall = "getBonus" | "getBonusMeta";

/** A list that visitors may request too, with different content for each player: a change of user makes it a new query. */
export function bonusQuery<Key extends BonusCall>(client: SiteClient, key: Key, user: KnownUser) {
  const whose = user === "unknown" ? null : (user?.userId ?? null);
  return queryOptions<ResultOut<Key>, CallError>({
    queryKey: [key, {}, whose],
    queryFn: ({ signal }) => client.call(key, {} as never, { signal }) as Promise<ResultOut<Key>>,
    enabled: user !== "unknown",
  });
}
