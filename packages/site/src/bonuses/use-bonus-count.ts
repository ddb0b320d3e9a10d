import { useQuery } from "@tanstack/react-query";
import { useServices } from "../app/services.ts";
import { useOf } from "../app/store.ts";
import { useUser } from "../app/user.ts";
import { bonusQuery } from "./bonus-queries.ts";

/** How many bonuses there are to tell of in menus (§2); none until the first view stands, and where they cannot be fetched (§8). */
export function useBonusCount(): number {
  const { client, start } = useServices();
  const stands = useOf(start.state, ({ destination }) => destination !== null);
  const user = useUser();
  const answer = useQuery({ ...bonusQuery(client, "getBonus", user), enabled: stands && user !== "unknown" });
  return answer.isError ? 0 : (answer.data?.length ?? 0);
}
