import { pictureChallenge, questionChallenge } from "../../captcha/challenge.ts";
import { storeCaptcha } from "../../captcha/codes.ts";
import { consume } from "../../rate-limits.ts";
import type { Handler } from "../context.ts";

/** A fresh security code, made here: no other service learns who registers. */
export const getCaptcha: Handler<"getCaptcha"> = async ({ house, ip, site }, { kind }) => {
  await consume(house.buckets.captchas, ip);
  if (kind === "question") await consume(house.buckets.questions, ip);
  const { answer, ...shown } = kind === "question" ? questionChallenge() : pictureChallenge();
  const { captchaId, expiresAt } = await storeCaptcha(house.db, site, answer);
  return { ...shown, captchaId, expiresAt: expiresAt.toISOString() };
};
