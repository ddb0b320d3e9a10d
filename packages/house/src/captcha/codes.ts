import { createHash, randomBytes } from "node:crypto";
import { CallError } from "@livery/contract";
import { latinDigits } from "@livery/contract/registration";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Stores a security code and returns its id: 192 random bits, valid once, for ten minutes, on one site. */
export async function storeCaptcha(
  db: Kysely<Schema>,
  { siteId, tenantId }: { readonly siteId: number; readonly tenantId: number },
  answer: string,
): Promise<{ readonly captchaId: string; readonly expiresAt: Date }> {
  const captchaId = randomBytes(24).toString("base64url");
  await sql`delete from captcha where expires_at < now()`.execute(db);
  const { expires_at } = await db
    .insertInto("captcha")
    .values({
      captcha_hash: hash(captchaId),
      tenant_id: tenantId,
      site_id: siteId,
      answer_hash: answerHash(captchaId, answer),
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return { captchaId, expiresAt: expires_at };
}

export interface Answered {
  readonly captchaId?: string | undefined;
  readonly captchaText?: string | undefined;
}

/**
 * Accepts one answer to a security code, right or wrong, so that each guess needs a new code. A right answer is right again for
 * the same request, whose response may have been lost; `request` is its hash, null if it cannot be repeated. Throws
 * `captcha_wrong`.
 */
export async function requireCaptcha(
  db: Kysely<Schema>,
  siteId: number,
  { captchaId = "", captchaText = "" }: Answered,
  request: Buffer | null,
): Promise<void> {
  const worthless = Buffer.alloc(0);
  const given = answerHash(captchaId, captchaText);
  const { rows } = await sql<{ right: boolean }>`
    update captcha set used_for = case when answer_hash = ${given} then ${request ?? worthless}::bytea else ${worthless}::bytea end
    where captcha_hash = ${hash(captchaId)} and site_id = ${siteId} and expires_at > now()
      and (used_for is null or (used_for = ${request ?? worthless}::bytea and length(used_for) > 0))
    returning answer_hash = ${given} as right`.execute(db);
  const [found] = rows;
  if (found?.right !== true) throw new CallError("captcha_wrong", { path: found ? "captcha" : "captchaId" });
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Includes the code's id: equal answers of two codes have different hashes. Blanks and the script of the digits are ignored. */
function answerHash(captchaId: string, answer: string): Buffer {
  return hash(`${captchaId} ${latinDigits(answer).replaceAll(/\s/g, "")}`);
}
