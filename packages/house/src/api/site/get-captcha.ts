import { pictureChallenge, questionChallenge } from "../../captcha/challenge.ts";
import { storeCaptcha } from "../../captcha/codes.ts";
import { consume } from "../../rate-limits.ts";
import type { Handler } from "../../context.ts";

/** Returns a new security code, made by this server: no other service learns of the registration. */
export const getCaptcha: Handler<"getCaptcha"> = async ({ house, ip, site }, { kind }) => {
  await consume(house.buckets.captchas, ip);
  if (kind === "question") await consume(house.buckets.questions, ip);
  const { answer, ...shown } = kind === "question" ? questionChallenge() : pictureChallenge();
  const { captchaId, expiresAt } = await storeCaptcha(house.db, site, answer);
  return { ...shown, captchaId, expiresAt: expiresAt.toISOString() };
};
