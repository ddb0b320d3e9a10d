import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useServices } from "../core/services.ts";
import { useUser } from "../core/user.ts";
import { type Bonus, bonusesOf } from "./bonus.ts";
import { bonusQuery } from "./bonus-queries.ts";
import { useBonusRequests } from "./use-bonus-requests.ts";

/** Milliseconds between two loads of the bonuses while a request of the player is undecided. */
const refetchIntervalMs = 30_000;

export interface Bonuses {
  /** Bonuses that cannot be loaded count as none (§8): no error is shown, but a way to retry. */
  readonly state: "loading" | "ready" | "empty";
  readonly bonuses: readonly Bonus[];
  /** True for a visitor, who must sign in before a request. */
  readonly visitor: boolean;
  readonly request: (bonusId: number) => void;
  readonly retry: () => void;
}

/** The bonuses on offer and the player's requests for them (§4), loaded again until each request is decided. */
export function useBonuses(): Bonuses {
  const { client, signIn } = useServices();
  const user = useUser();
  const { attempts, send } = useBonusRequests(user === "unknown" ? null : (user?.userId ?? null));
  const playerQuery = useQuery({
    ...bonusQuery(client, "getBonus", user),
    refetchInterval: ({ state }) =>
      state.data?.some(({ requested, status }) => requested && status === "waiting") ? refetchIntervalMs : false,
  });
  const metaQuery = useQuery(bonusQuery(client, "getBonusMeta", user));
  const bonuses = useMemo(
    () => (playerQuery.isError ? [] : bonusesOf(playerQuery.data ?? [], metaQuery.data ?? [], attempts)),
    [playerQuery.isError, playerQuery.data, metaQuery.data, attempts],
  );
  const visitor = user === null;
  return {
    state: playerQuery.isPending || metaQuery.isPending ? "loading" : bonuses.length > 0 ? "ready" : "empty",
    bonuses,
    visitor,
    request: (bonusId) => {
      if (visitor) signIn.set({ because: "bonus", returnTo: null });
      else send(bonusId);
    },
    retry: () => {
      void playerQuery.refetch();
      void metaQuery.refetch();
    },
  };
}
