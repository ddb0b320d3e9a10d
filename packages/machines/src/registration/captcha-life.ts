import type { Captcha } from "@livery/contract";

const minute = 60_000;
/** The validity of a code if this device's clock is wrong. */
const defaultLife = 10 * minute;
/** Time that an answer needs to reach the server. */
const transitMs = 5_000;

/**
 * Milliseconds for which a security code can still be answered. If by this device's clock the code ends within a minute, or only
 * after twice the usual validity, the clock is wrong and the code's end is ignored.
 */
export function captchaLife(captcha: Pick<Captcha, "expiresAt"> | null, now: number): number {
  const left = Date.parse(captcha?.expiresAt ?? "") - now;
  return (left > minute && left < 2 * defaultLife ? left : defaultLife) - transitMs;
}
