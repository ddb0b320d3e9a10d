import { isIdentityTaken, isNameTaken } from "../../accounts/registration/identities.ts";
import { type Answered, requireCaptcha } from "../../captcha/codes.ts";
import { consume } from "../../rate-limits.ts";
import { CallError } from "@livery/contract";
import type { CallContext, Handler } from "../../context.ts";

/**
 * Limits the checks whether a name, address or number is in use (§5). An address has as many as a form needs; every further one
 * requires a security code, so that the players of a site cannot be enumerated.
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
