import { isIdentityTaken, isNameTaken } from "../../accounts/registration/identities.ts";
import { type Answered, requireCaptcha } from "../../captcha/codes.ts";
import { consume } from "../../rate-limits.ts";
import { CallError } from "@livery/contract";
import type { CallContext, Handler } from "../context.ts";

/**
 * Whether somebody has a name, address or number already (§5). So many looks an address as a form needs while it is filled in; each one
 * more asks for a security code, so that nobody harvests who plays here.
 */
async function admit({ house, ip, site }: CallContext, answered: Answered): Promise<void> {
  if (answered.captchaId !== undefined) return requireCaptcha(house.db, site.siteId, answered, null);
  await consume(house.buckets.checks, ip).catch((error: unknown) => {
    throw error instanceof CallError ? new CallError("captcha_wrong", { path: "captchaId", cause: error }) : error;
  });
}

export const userNameCheck: Handler<"userNameCheck"> = async (context, { userName, ...answered }) => {
  await admit(context, answered);
  return { free: !(await isNameTaken(context.house.db, context.site.siteId, userName)) };
};

export const idNumberCheck: Handler<"idNumberCheck"> = async (context, { idNumber, ...answered }) => {
  await admit(context, answered);
  return { free: !(await isIdentityTaken(context.house.db, context.site.siteId, "idNumber", idNumber)) };
};

export const mobileCheck: Handler<"mobileCheck"> = async (context, { mobile, ...answered }) => {
  await admit(context, answered);
  return { free: !(await isIdentityTaken(context.house.db, context.site.siteId, "mobile", mobile)) };
};

export const emailCheck: Handler<"emailCheck"> = async (context, { email, ...answered }) => {
  await admit(context, answered);
  return { free: !(await isIdentityTaken(context.house.db, context.site.siteId, "email", email)) };
};
