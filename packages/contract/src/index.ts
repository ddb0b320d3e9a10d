import type { PayloadGiven, PayloadOf, ResultOf } from "./call.ts";
import { calls } from "./areas/table.ts";
import { createClientOf, type Client, type ClientOptions } from "./client.ts";

export { calls } from "./areas/table.ts";
export type { Area, Call, Calls, PayloadGiven, PayloadOf, ResultOf } from "./call.ts";
export { defineCall } from "./call.ts";
export * from "./permissions/index.ts";
export { createClientOf, timeouts, type CallOptions, type Client, type ClientOptions } from "./client.ts";
export * from "./errors.ts";
export { idempotencyKeyForm, newIdempotencyKey } from "./idempotency-key.ts";
export type * from "./model/after-placement.ts";
export type * from "./model/bonus.ts";
export type * from "./model/catalogue.ts";
export type * from "./model/coupon.ts";
export type * from "./model/games.ts";
export type * from "./model/live.ts";
export type * from "./model/money.ts";
export type * from "./model/payment.ts";
export type * from "./model/promotion.ts";
export type * from "./model/site.ts";
export type * from "./model/user.ts";
export { bonusCategories, bonusStatuses } from "./model/bonus.ts";
export { couponPhases, couponStatuses, isWithdrawn, legResults, mostSharers, outcomeVerdicts } from "./model/coupon.ts";
export { movementKinds } from "./model/money.ts";
export { paymentFieldTypes, paymentSteps, paymentDirections, paymentStatuses } from "./model/payment.ts";
export { services } from "./model/user.ts";
export {
  defaultThemeChoice,
  formatThemeChoice,
  themeCookie,
  parseThemeChoice,
  type ThemeChoice,
  type ModeChoice,
  type ThemeOption,
} from "./theme-choice.ts";
export type { InfoPageName, Link, Settings, SettingSource, SocialName } from "./settings/settings.model.ts";
export { openApi, type OpenApiDocument, type OpenApiOptions } from "./openapi/openapi-document.ts";
export { defaultPageSize, largestPage, type Done } from "./wire/answer.ts";
export { isAddress, isSafeAddress } from "./wire/atoms.ts";
export { decodePayload, decodeResult, encodePayload, encodeResult } from "./wire/codec.ts";
export {
  encodedLiveList,
  encodedLiveMatch,
  encodedMarket,
  encodedMatch,
  encodedPage,
  encodedResult,
  encodedResults,
} from "./wire/encoded.ts";
export { matchesPerPage, mostHits, mostLive } from "./wire/page.ts";
export type { CouponFilter } from "./wire/coupon-status.ts";
export { readEnvelope, type Envelope } from "./wire/envelope.ts";
export { decodeError, encodeError } from "./wire/error-body.ts";
export { obfuscateUserId, revealUserId } from "./wire/obfuscated-id.ts";
export { dayIn, zonedInstant, zonedText, zoneOffset } from "./zone-time.ts";

export type CallKey = keyof typeof calls;
/** A call's payload as the site passes it. */
export type PayloadIn<K extends CallKey> = PayloadGiven<(typeof calls)[K]>;
/** A call's payload as the server's handler receives it. */
export type PayloadOut<K extends CallKey> = PayloadOf<(typeof calls)[K]>;
/** A call's result as the server's handler returns it. */
export type ResultIn<K extends CallKey> = ResultOf<(typeof calls)[K]>;
/** A call's result as the site receives it. */
export type ResultOut<K extends CallKey> = ResultOf<(typeof calls)[K]>;

/**
 * Creates a client for every call. A small bundle uses `createClientOf` with rows of `@livery/contract/rows`.
 * @example packages/contract/examples/call-a-house.example.ts
 */
export function createClient(options: ClientOptions): Client<typeof calls> {
  return createClientOf(calls, options);
}
