import type { Captcha } from "@livery/contract";

const minute = 60_000;
/** How long a code is good where this device's clock cannot tell. */
const defaultLife = 10 * minute;
/** An answer is on its way for a moment, too. */
const transitMs = 5_000;

/**
 * Milliseconds for which a security code may still be answered. A clock by which it has hardly begun, or lasts for longer than any does, is
 * wrong by minutes: what it says of the end is worth nothing.
 */
export function captchaLife(captcha: Pick<Captcha, "expiresAt"> | null, now: number): number {
  const left = Date.parse(captcha?.expiresAt ?? "") - now;
  return (left > minute && left < 2 * defaultLife ? left : defaultLife) - transitMs;
}
