import { useQuery } from "@tanstack/react-query";
import { useServices } from "../core/services.ts";
import { useOf } from "@livery/browser-app";
import { useUser } from "../core/user.ts";
import { bonusQuery } from "./bonus-queries.ts";

/** Returns the number of bonuses for menus (§2); 0 until the first view is shown, and if they cannot be loaded (§8). */
export function useBonusCount(): number {
  const { client, start } = useServices();
  const stands = useOf(start.state, ({ destination }) => destination !== null);
  const user = useUser();
  const answer = useQuery({ ...bonusQuery(client, "getBonus", user), enabled: stands && user !== "unknown" });
  return answer.isError ? 0 : (answer.data?.length ?? 0);
}
