import { ownTransfers } from "../../payments/transfers.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";

/** The caller's own deposits and withdrawals, newest first. */
export const getTransfers: Handler<"getTransfers"> = (context, query) =>
  ownTransfers(context.house.db, signedIn(context).userId, query);
