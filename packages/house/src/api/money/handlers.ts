import type { Handlers } from "../context.ts";
import { getTransactions } from "./get-transactions.ts";

export const moneyHandlers = { getTransactions } satisfies Handlers;
