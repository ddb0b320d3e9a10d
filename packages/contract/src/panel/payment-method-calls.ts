import * as z from "zod/mini";
import { currencyCode, id } from "../wire/atoms.ts";
import { result, results } from "../wire/answer.ts";
import { paymentDirection } from "../wire/payment.ts";
import { key, panelCall } from "./panel-call.ts";
import * as wire from "./payment-wire.ts";
import { fields, onOff, reason, version } from "./wire.ts";

export const panelPaymentCategories = panelCall({
  key: "panelPaymentCategories",
  path: "/panel/payments/categories",
  summary: "The categories of the tenant's payment methods, in their order.",
  action: "catalogue.edit",
  payload: fields({}),
  result: results(wire.paymentCategory, 200),
});

export const panelPaymentCategoryCreate = panelCall({
  key: "panelPaymentCategoryCreate",
  path: "/panel/payments/createCategory",
  summary:
    "Makes a category of payment methods, with texts by language; no other category of the tenant has its title in the same language.",
  action: "offer.edit",
  effect: true,
  payload: fields(wire.categoryTerms),
  result: result(wire.paymentCategory),
  errors: ["invalid_field", "duplicate_tag", "second_factor_needed", ...key],
});

export const panelPaymentCategoryChange = panelCall({
  key: "panelPaymentCategoryChange",
  path: "/panel/payments/changeCategory",
  summary: "Gives a category other titles or another place. `version` is that which was shown.",
  action: "offer.edit",
  payload: fields({ categoryId: id, version, ...wire.categoryTerms }),
  result: result(wire.paymentCategory),
  errors: ["not_found", "version_conflict", "invalid_field", "duplicate_tag", "second_factor_needed"],
});

export const panelPaymentMethods = panelCall({
  key: "panelPaymentMethods",
  path: "/panel/payments/methods",
  summary: "The tenant's payment methods, offered or not, in the order of their categories and their own.",
  action: "catalogue.edit",
  payload: fields({
    categoryId: z.optional(id),
    direction: z.optional(paymentDirection),
    currency: z.optional(currencyCode),
    active: z.optional(onOff),
  }),
  result: results(wire.panelPaymentMethod, 500),
});

const terms = ["not_found", "invalid_field", "second_factor_needed"] as const;

export const panelPaymentMethodCreate = panelCall({
  key: "panelPaymentMethodCreate",
  path: "/panel/payments/createMethod",
  summary: "Makes a payment method; it is offered from then on. Direction and currency are for good.",
  action: "offer.edit",
  effect: true,
  payload: fields({ direction: paymentDirection, currency: currencyCode, ...wire.methodTerms }),
  result: result(wire.panelPaymentMethod),
  errors: [...terms, ...key],
});

export const panelPaymentMethodChange = panelCall({
  key: "panelPaymentMethodChange",
  path: "/panel/payments/changeMethod",
  summary:
    "Changes what a payment method asks for and says; requests that are there keep what they were asked by. `version` is that which was shown.",
  action: "offer.edit",
  payload: fields({ methodId: id, version, ...wire.methodTerms, reason: z.optional(reason) }),
  result: result(wire.panelPaymentMethod),
  errors: [...terms, "version_conflict"],
});

export const panelPaymentMethodOffer = panelCall({
  key: "panelPaymentMethodOffer",
  path: "/panel/payments/offerMethod",
  summary:
    "Withdraws a payment method, or offers it again. Who has its form open is told so when he sends it (`method_withdrawn`); requests that are pending stay. `version` is that which was shown.",
  action: "offer.edit",
  payload: fields({ methodId: id, version, active: onOff, reason: z.optional(reason) }),
  result: result(wire.panelPaymentMethod),
  errors: ["not_found", "version_conflict", "second_factor_needed"],
});
