/** Returns the coupon number of a text: 12 letters and digits, as printed on a coupon. Returns null if it is none. */
export function couponNumberOf(text: string | undefined): string | null {
  const number = text?.toUpperCase() ?? "";
  return /^[A-Z0-9]{12}$/.test(number) ? number : null;
}
