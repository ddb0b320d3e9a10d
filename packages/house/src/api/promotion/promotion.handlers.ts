import type { Handlers } from "../../context.ts";
import { bonusRequest } from "./bonus-request.ts";
import { getBonus, getBonusMeta } from "./get-bonus.ts";

export const promotionHandlers = { getBonus, getBonusMeta, bonusRequest } satisfies Handlers;
