export { calculate } from "./calculate.ts";
export { explain, type ExplainedAnswer } from "./explain.ts";
export type { Answer, CouponAnswer, InputErrorCode, InputFailure, OddsAnswer } from "./form.ts";
