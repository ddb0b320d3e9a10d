import { CallError } from "@livery/contract";
import type { PaymentMethodTerms } from "@livery/contract/panel";

/** A method's terms in the audit's order: jsonb preserves none. */
export function termsOf(method: PaymentMethodTerms) {
  return {
    categoryId: method.categoryId,
    title: method.title,
    logo: method.logo,
    minAmount: method.minAmount,
    maxAmount: method.maxAmount,
    processingMinutes: method.processingMinutes,
    instructions: method.instructions,
    accountLines: method.accountLines.map(({ label, value }) => ({ label, value })),
    nextStep: method.nextStep,
    address: method.address,
    fields: method.fields.map(({ name, label, type, required, hint }) => ({ name, label, type, required, hint })),
    order: method.order,
  };
}

/** Throws `invalid_field` if the parts do not fit each other: the range, the names of fields, the next step. */
export function checkTerms({ minAmount, maxAmount, nextStep, address, fields }: PaymentMethodTerms): void {
  const refuse = (path: string, expected: string): never => {
    throw new CallError("invalid_field", { path, params: { expected } });
  };
  if (maxAmount < minAmount) refuse("maxAmount", "no less than minAmount");
  const names = fields.map(({ name }) => name);
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  if (twice >= 0) refuse(`fields.${twice}.name`, "a name that no field before it has");
  if ((nextStep === "none") !== (address === null))
    refuse("address", nextStep === "none" ? "none where the method goes nowhere" : "where the method goes on");
}

/** The terms as columns of the table. */
export function storedTerms(terms: PaymentMethodTerms) {
  return {
    category_id: terms.categoryId,
    title: terms.title,
    logo: terms.logo,
    min_amount: terms.minAmount,
    max_amount: terms.maxAmount,
    processing_minutes: terms.processingMinutes,
    instructions: terms.instructions,
    account_lines: JSON.stringify(terms.accountLines),
    next_step: terms.nextStep,
    address: terms.address,
    fields: JSON.stringify(terms.fields),
    list_order: terms.order,
  };
}
