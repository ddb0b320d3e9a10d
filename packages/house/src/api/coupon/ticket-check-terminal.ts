import { CallError } from "@livery/contract";
import { checkTicket } from "../../betting/ticket-check.ts";
import { consume } from "../../rate-limits.ts";
import type { Handler } from "../../context.ts";

/** The state of a printed coupon, by its code; rate-limited by address, so that codes cannot be guessed. */
export const ticketCheckTerminal: Handler<"ticketCheckTerminal"> = async ({ house, ip, site }, { code }) => {
  await consume(house.buckets.codes, ip);
  const ticket = await checkTicket(house.db, site.tenantId, code);
  if (ticket === null) throw new CallError("not_found", { path: "code" });
  return ticket;
};
