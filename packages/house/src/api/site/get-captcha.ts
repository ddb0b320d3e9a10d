import { pictureChallenge, questionChallenge } from "../../captcha/challenge.ts";
import { keepCaptcha } from "../../captcha/codes.ts";
import { take } from "../../limits.ts";
import type { Handler } from "../context.ts";

/** A fresh security code, made here: no other service learns who registers. */
export const getCaptcha: Handler<"getCaptcha"> = async ({ house, ip, site }, { kind }) => {
  await take(house.buckets.captchas, ip);
  if (kind === "question") await take(house.buckets.questions, ip);
  const { answer, ...shown } = kind === "question" ? questionChallenge() : pictureChallenge();
  const { captchaId, expiresAt } = await keepCaptcha(house.db, site, answer);
  return { ...shown, captchaId, expiresAt: expiresAt.toISOString() };
};
