import { ownTransfers } from "../../payments/transfers.ts";
import { type Handler, signedIn } from "../../context.ts";

/** The caller's own deposits and withdrawals, newest first. */
export const getTransfers: Handler<"getTransfers"> = (context, query) =>
  ownTransfers(context.house.db, signedIn(context).userId, query);
