import type { Gender, UserDetail } from "@livery/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Player } from "./player.ts";

/** A player's personal information; fields that were never given are empty. */
export async function personalDetails(
  db: Kysely<Schema>,
  { userId, userName, currency }: Pick<Player, "currency" | "userId" | "userName">,
): Promise<UserDetail> {
  const { profile } = await db
    .selectFrom("player")
    .select("profile")
    .where("player_id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    userId,
    userName,
    currency,
    firstName: profile["firstName"] ?? "",
    lastName: profile["lastName"] ?? "",
    birthDate: profile["birthDate"] ?? null,
    idNumber: profile["idNumber"] ?? "",
    gender: (profile["gender"] as Gender | undefined) ?? null,
    address: profile["address"] ?? "",
    city: profile["city"] ?? "",
    postCode: profile["postCode"] ?? "",
    countryId: profile["countryId"] === undefined ? null : Number(profile["countryId"]),
    mobile: profile["mobile"] ?? "",
    email: profile["email"] ?? "",
    autoPrint: profile["autoPrint"] === "1",
  };
}
