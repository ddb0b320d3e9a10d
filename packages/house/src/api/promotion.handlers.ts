import type { Handlers } from "../context.ts";
import { bonusRequest } from "./promotion/bonus-request.ts";
import { getBonus, getBonusMeta } from "./promotion/get-bonus.ts";

export const promotionHandlers = { getBonus, getBonusMeta, bonusRequest } satisfies Handlers;
