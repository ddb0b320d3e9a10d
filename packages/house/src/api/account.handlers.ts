import { CallError } from "@livery/contract";
import { changePassword as change } from "../accounts/change-password.ts";
import { isIdentityTaken, isNameTaken } from "../accounts/registration/identities.ts";
import { register } from "../accounts/registration/register.ts";
import { rememberDevice } from "../accounts/known-devices.ts";
import { openSession } from "../accounts/sessions.ts";
import { type Answered, requireCaptcha } from "../captcha/codes.ts";
import type { CallContext, Handler, Handlers } from "../context.ts";
import { signedIn } from "../http/identity.ts";
import { consume } from "../rate-limits.ts";
import { endOwnSession } from "./session.handlers.ts";

/** Opens an account and signs the player in. */
const userRegister: Handler<"userRegister"> = async (context, account) => {
  const { cookies, house, ip, site, userAgent } = context;
  const userId = await register(context, account);
  const session = { tenantId: site.tenantId, siteId: site.siteId, userId, address: ip, userAgent };
  const token = await openSession(house.db, session);
  await endOwnSession(context, "replaced");
  cookies.signIn(token, userId);
  cookies.rememberDevice(await rememberDevice(house.db, cookies.device, site.tenantId, { playerId: userId }));
  return { userId, activationNeeded: false };
};

/** Changes the caller's own password and ends all other sessions of the account. */
const changePassword: Handler<"changePassword"> = async (context, passwords) => {
  const { house, ip } = context;
  await change(house, { ...signedIn(context), ip }, passwords);
  return {};
};

/**
 * Limits the checks whether a name, address or number is in use (§5). An address has as many as a form needs; every further one
 * requires a security code, so that the players of a site cannot be enumerated.
 */
async function admitCheck({ house, ip, site }: CallContext, answered: Answered): Promise<void> {
  if (answered.captchaId !== undefined) return requireCaptcha(house.db, site.siteId, answered, null);
  await consume(house.buckets.checks, ip).catch((error: unknown) => {
    throw error instanceof CallError ? new CallError("captcha_wrong", { path: "captchaId", cause: error }) : error;
  });
}

const userNameCheck: Handler<"userNameCheck"> = async (context, { userName, ...answered }) => {
  await admitCheck(context, answered);
  return { free: !(await isNameTaken(context.house.db, context.site.siteId, userName)) };
};

async function identityCheck(
  context: CallContext,
  answered: Answered,
  field: Parameters<typeof isIdentityTaken>[2],
  value: string,
): Promise<{ readonly free: boolean }> {
  await admitCheck(context, answered);
  return { free: !(await isIdentityTaken(context.house.db, context.site.siteId, field, value)) };
}

const idNumberCheck: Handler<"idNumberCheck"> = (context, { idNumber, ...answered }) =>
  identityCheck(context, answered, "idNumber", idNumber);

const mobileCheck: Handler<"mobileCheck"> = (context, { mobile, ...answered }) =>
  identityCheck(context, answered, "mobile", mobile);

const emailCheck: Handler<"emailCheck"> = (context, { email, ...answered }) =>
  identityCheck(context, answered, "email", email);

export const accountHandlers = {
  changePassword,
  userRegister,
  userNameCheck,
  idNumberCheck,
  mobileCheck,
  emailCheck,
} satisfies Handlers;
