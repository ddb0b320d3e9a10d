import { minor, type Minor } from "@livery/betting";
import { readPaymentField } from "@livery/contract/payment-fields";
import type {
  CallError,
  PaymentField,
  PaymentFieldType,
  PaymentMethod,
  Payment,
  PaymentDirection,
} from "@livery/contract";

/**
 * The values that the player has entered so far. They are stored by name, so that another method with the same field has them.
 */
export interface PaymentDraft {
  readonly direction: PaymentDirection;
  readonly payId: number | null;
  /** Minor units of the method's currency; null if there is no readable amount. */
  readonly amount: Minor | null;
  readonly values: Readonly<Record<string, string>>;
}

/** A question that the player answers; each variant chooses the order. */
export type PaymentQuestion = "method" | "amount" | `value:${string}`;

/** The problem of an answer: from the page's rules, or from the server. */
export type PaymentProblem =
  | { readonly code: "required" }
  | { readonly code: "too_low" | "too_high"; readonly limit: Minor }
  /** The withdrawal exceeds the balance. */
  | { readonly code: "beyond_balance"; readonly limit: Minor }
  | { readonly code: "invalid"; readonly type: PaymentFieldType }
  | { readonly code: "refused"; readonly refusal: PaymentRefusal };

export type PaymentRefusal = Pick<CallError, "code" | "params" | "path">;

/** Both ends are included; minor units. */
export interface AmountRange {
  readonly min: Minor;
  readonly max: Minor;
}

/** The facts that a draft is validated against. */
export interface PaymentFacts {
  readonly methods: readonly PaymentMethod[] | null;
  /** The newest payments; null until they are loaded. */
  readonly payments: readonly Payment[] | null;
  /** The player's cash in minor units; null until it is known. */
  readonly balance: Minor | null;
  /** The server's last refusal, at the question that it concerns; `form`: none of them. */
  readonly refusal: { readonly about: PaymentQuestion | "form"; readonly refusal: PaymentRefusal } | null;
}

export function methodOf(draft: PaymentDraft, { methods }: Pick<PaymentFacts, "methods">): PaymentMethod | null {
  return methods?.find(({ payId, direction }) => payId === draft.payId && direction === draft.direction) ?? null;
}

/** The pending payment request of the draft's direction: the server accepts one at a time. */
export function pendingOf(
  { direction }: Pick<PaymentDraft, "direction">,
  { payments }: Pick<PaymentFacts, "payments">,
): Payment | null {
  return payments?.find((each) => each.status === "pending" && each.direction === direction) ?? null;
}

/** Whether a method accepts an amount. Both ends of its range are included. */
export function accepts({ minAmount, maxAmount }: PaymentMethod, amount: Minor): boolean {
  return minAmount <= amount && amount <= maxAmount;
}

/** The questions of a draft in the order of the classic form. */
export function questionsOf(draft: PaymentDraft, facts: Pick<PaymentFacts, "methods">): readonly PaymentQuestion[] {
  return ["method", "amount", ...(methodOf(draft, facts)?.fields ?? []).map(({ name }) => `value:${name}` as const)];
}

/** The problem of each answer; a question without an entry is answered. */
export function problemsOf(
  draft: PaymentDraft,
  facts: PaymentFacts,
): Readonly<Partial<Record<PaymentQuestion, PaymentProblem>>> {
  const method = methodOf(draft, facts);
  const found: Partial<Record<PaymentQuestion, PaymentProblem>> = {};
  if (method === null) found.method = { code: "required" };
  const range = method === null ? widestRange(draft, facts) : { min: method.minAmount, max: method.maxAmount };
  const amount = amountProblem(draft, range, facts.balance);
  if (amount !== null) found.amount = amount;
  for (const field of method?.fields ?? []) {
    const problem = valueProblem(field, draft.values[field.name] ?? "");
    if (problem !== null) found[`value:${field.name}`] = problem;
  }
  const { refusal } = facts;
  if (refusal !== null && refusal.about !== "form") {
    found[refusal.about] = { code: "refused", refusal: refusal.refusal };
  }
  return found;
}

/** The widest range of amounts of the direction's methods: the amount may be the first answer. */
export function widestRange(
  { direction }: Pick<PaymentDraft, "direction">,
  { methods }: Pick<PaymentFacts, "methods">,
): AmountRange | null {
  const offered = (methods ?? []).filter((method) => method.direction === direction);
  const [first] = offered;
  if (first === undefined) return null;
  const lower = (a: Minor, b: Minor): Minor => (a < b ? a : b);
  const higher = (a: Minor, b: Minor): Minor => (a > b ? a : b);
  return {
    min: offered.map(({ minAmount }) => minAmount).reduce(lower, first.minAmount),
    max: offered.map(({ maxAmount }) => maxAmount).reduce(higher, first.maxAmount),
  };
}

function amountProblem(
  { amount, direction }: PaymentDraft,
  range: AmountRange | null,
  balance: Minor | null,
): PaymentProblem | null {
  if (amount === null) return { code: "required" };
  if (amount <= 0n) return { code: "too_low", limit: range !== null && range.min > 0n ? range.min : minor(1n) };
  if (range !== null && amount < range.min) return { code: "too_low", limit: range.min };
  if (range !== null && amount > range.max) return { code: "too_high", limit: range.max };
  // A withdrawal is held at once (I14), so the balance must cover it.
  const beyond = direction === "withdraw" && balance !== null && amount > balance;
  return beyond ? { code: "beyond_balance", limit: balance } : null;
}

function valueProblem(field: PaymentField, text: string): PaymentProblem | null {
  if ("value" in readPaymentField(field, text)) return null;
  return text.trim() === "" ? { code: "required" } : { code: "invalid", type: field.type };
}

/** Only the values that the method requires, as they are sent. */
export function valuesFor(method: PaymentMethod, draft: PaymentDraft): Readonly<Record<string, string>> {
  return Object.fromEntries(
    method.fields.flatMap(({ name }) => {
      const value = draft.values[name]?.trim() ?? "";
      return value === "" ? [] : [[name, value] as const];
    }),
  );
}

/** The question that a refusal concerns: a withdrawn method, an amount out of range, a wrong field. */
export function questionAt({ code, path = "" }: PaymentRefusal): PaymentQuestion | "form" {
  if (code === "method_withdrawn" || code === "not_found") return "method";
  if (code === "amount_too_low" || code === "amount_too_high" || code === "insufficient_credit") return "amount";
  if (code !== "invalid_field") return "form";
  if (path.startsWith("values.")) return `value:${path.slice("values.".length)}`;
  return path === "amount" ? "amount" : "form";
}
