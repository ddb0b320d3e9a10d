import { expect, test } from "vitest";
import { matchingStep, otpauthAddress, totpCode, totpStep } from "./totp.ts";

/** RFC 6238, appendix B: the SHA-1 rows, their last six digits. */
const secret = Buffer.from("12345678901234567890");
const vectors = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
] as const;

test.each(vectors)("at %i seconds the code is the one of the RFC", (seconds, code) => {
  expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
});

test("a code is valid in its time step and the neighbouring ones, and the match names the step", () => {
  const code = "050471";
  const step = totpStep(1111111111_000);
  for (const off of [-1, 0, 1]) expect(matchingStep(secret, code, (step + off) * 30_000)).toBe(step);
  for (const off of [-2, 2]) expect(matchingStep(secret, code, (step + off) * 30_000)).toBeNull();
  for (const wrong of ["000000", "05047", "0504711", "05047x", ""])
    expect(matchingStep(secret, wrong, step * 30_000)).toBeNull();
});

test("the address for an authenticator app has issuer, account and secret", () => {
  expect(otpauthAddress(secret, "a&b", "My house")).toBe(
    "otpauth://totp/My%20house:a%26b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=My%20house",
  );
});
