import { CallError } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { isOfferedElsewhere } from "../../results/deciders.ts";
import type { Actor } from "../panel-context.ts";

/** The tenant whose coupons an actor sees on a match; null: those of all tenants, for the platform's staff. */
export function couponsOf({ role, tenantId }: Actor): number | null {
  return role === "platform" ? null : tenantId;
}

/** Whether only the platform's staff, and not this actor, decides what holds of a match for all tenants (D91). */
export async function isPlatforms(db: Kysely<Schema>, { role, tenantId }: Actor): Promise<boolean> {
  return role !== "platform" && (await isOfferedElsewhere(db, tenantId));
}

/** Throws `platform_only`. */
export async function requireDecider(db: Kysely<Schema>, actor: Actor): Promise<void> {
  if (await isPlatforms(db, actor)) throw new CallError("platform_only");
}
