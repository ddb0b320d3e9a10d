import type { Gender } from "@livery/contract";
import type { Handler } from "../context.ts";
import { signedIn } from "../http/identity.ts";

/** The caller's personal information; fields that were never given are empty. */
export const getUserDetail: Handler<"getUserDetail"> = async (context) => {
  const { userId, player } = signedIn(context);
  const { profile } = await context.house.db
    .selectFrom("player")
    .select("profile")
    .where("player_id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    userId,
    userName: player.userName,
    currency: player.currency,
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
};
