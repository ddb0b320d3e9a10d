import { CallError } from "@livery/contract";
import { anyId } from "../../db/any-id.ts";
import { offeredMethods } from "../../payments/methods.ts";
import type { Handler } from "../../context.ts";
import { signedIn } from "../../http/identity.ts";

/**
 * The payment methods that are offered to the caller now, in their currency. A category of their tenant may be empty; a foreign
 * category, and a method that is not offered to them, are not found. Throws `not_allowed` for other than online users: their
 * dealer serves them (§6).
 */
export const getPaymentBanks: Handler<"getPaymentBanks"> = async (context, filter) => {
  const { db } = context.house;
  const { player } = signedIn(context);
  const { payId, categoryId } = filter;
  if (!player.online) throw new CallError("not_allowed", { params: { action: "transfer.request" } });
  if (categoryId !== undefined) {
    const category = await db
      .selectFrom("payment_category")
      .select("category_id")
      .where("tenant_id", "=", player.tenantId)
      .where("category_id", "=", anyId(categoryId))
      .executeTakeFirst();
    if (category === undefined) throw new CallError("not_found", { path: "payCatId" });
  }
  const methods = await offeredMethods(db, player, filter);
  if (payId !== undefined && methods.length === 0) throw new CallError("not_found", { path: "payId" });
  return methods;
};
