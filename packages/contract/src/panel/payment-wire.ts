import * as z from "zod/mini";
import type { AccountLine } from "../model/payment.ts";
import { actions } from "../permissions/index.ts";
import {
  address,
  amount,
  count,
  currencyCode,
  id,
  instant,
  languageCode,
  singleLine,
  list,
  listOrder,
  name,
  positiveAmount,
  text,
  safeAddress,
} from "../wire/atoms.ts";
import {
  fieldName,
  instructions,
  mostAccountLines,
  mostFields,
  paymentFieldType,
  paymentStep,
  processingMinutes,
  paymentDirection,
  paymentReference,
  paymentStatus,
} from "../wire/payment.ts";
import {
  type PanelPayment,
  type PanelPaymentMethod,
  type PaymentApproval,
  type PaymentCategory,
  type PaymentCategoryTerms,
  type PaymentCategoryText,
  type PaymentDecided,
  type PaymentEvent,
  paymentEventKinds,
  type PaymentMethodTerms,
  type PaymentMethodText,
  type PaymentRow,
} from "./payment-model.ts";
import { secondPersonNeeded } from "./second-person.ts";
import { action, mostLanguages, onOff, renamedRow, row, type SchemasOf, strictRow, version } from "./wire.ts";

/** The panel's wire says transfer for payment. */
export const paymentId = ["transferId", id] as const;

const rowSchemas: SchemasOf<Omit<PaymentRow, "paymentId">> = {
  playerId: id,
  userName: name,
  dealerId: id,
  dealerName: name,
  siteName: name,
  direction: paymentDirection,
  methodId: id,
  methodTitle: name,
  currency: currencyCode,
  amount,
  status: paymentStatus,
  awaitsSecondPerson: onOff,
  reference: paymentReference,
  requestedAt: instant,
  resolvedAt: z.nullable(instant),
  resolvedBy: z.nullable(name),
  reason: z.nullable(singleLine),
};
export const paymentRow = renamedRow<PaymentRow, "paymentId">({ paymentId }, rowSchemas);

const approval = row<PaymentApproval>({
  requestId: id,
  askedBy: name,
  own: onOff,
  ...secondPersonNeeded,
  reason: singleLine,
  askedAt: instant,
  expiresAt: instant,
});
const event = row<PaymentEvent>({
  at: instant,
  kind: z.enum(paymentEventKinds),
  actor: z.nullable(name),
  reason: z.nullable(singleLine),
});
export const panelPayment = renamedRow<PanelPayment, "paymentId">(
  { paymentId },
  {
    ...rowSchemas,
    categoryTitle: name,
    values: list(
      row<PanelPayment["values"][number]>({ name: fieldName, label: name, type: paymentFieldType, value: singleLine }),
      mostFields,
    ),
    accountLines: list(row<AccountLine>({ label: name, value: name }), mostAccountLines),
    balance: amount,
    held: amount,
    owed: amount,
    secondPerson: onOff,
    approval: z.nullable(approval),
    history: list(event, 200),
    may: list(action, actions.length),
  },
);
export const paymentDecided = renamedRow<PaymentDecided, "paymentId">(
  { paymentId },
  {
    status: paymentStatus,
    state: z.enum(["done", "waiting", "refused"]),
    requestId: z.nullable(id),
  },
);

const title = text(100, 1);
const categoryText: SchemasOf<PaymentCategoryText> = { lang: languageCode, title };
export const paymentCategory = row<PaymentCategory>({
  categoryId: id,
  title: name,
  order: listOrder,
  texts: list(row<PaymentCategoryText>(categoryText), mostLanguages),
  methods: count,
  version,
});
/** The terms of a category in a payload. */
export const categoryTerms: SchemasOf<PaymentCategoryTerms> = {
  order: listOrder,
  texts: list(strictRow<PaymentCategoryText>(categoryText), mostLanguages).check(z.minLength(1)),
};

type Field = PaymentMethodTerms["fields"][number];
type FieldText = PaymentMethodText["fields"][number];
const field: SchemasOf<Field> = { name: fieldName, type: paymentFieldType, required: onOff };
const fieldText: SchemasOf<FieldText> = { label: z.nullable(title), hint: z.nullable(text(300, 1)) };
const methodText = {
  lang: languageCode,
  title,
  instructions: z.nullable(instructions),
  accountLabels: list(z.nullable(title), mostAccountLines),
} as const;
const accountValues = list(text(200, 1), mostAccountLines);
export const panelPaymentMethod = row<PanelPaymentMethod>({
  methodId: id,
  categoryId: id,
  categoryTitle: name,
  title: name,
  logo: z.nullable(address),
  direction: paymentDirection,
  currency: currencyCode,
  minAmount: amount,
  maxAmount: amount,
  processingMinutes: z.nullable(processingMinutes),
  accountValues,
  nextStep: paymentStep,
  address: z.nullable(address),
  fields: list(row<Field>(field), mostFields),
  order: listOrder,
  texts: list(
    row<PaymentMethodText>({ ...methodText, fields: list(row<FieldText>(fieldText), mostFields) }),
    mostLanguages,
  ),
  active: onOff,
  pending: count,
  version,
});

/** The terms of a payment method in a payload. */
export const methodTerms: SchemasOf<PaymentMethodTerms> = {
  categoryId: id,
  logo: z.nullable(safeAddress),
  minAmount: positiveAmount,
  maxAmount: positiveAmount,
  processingMinutes: z.nullable(processingMinutes),
  accountValues,
  nextStep: paymentStep,
  address: z.nullable(safeAddress),
  fields: list(strictRow<Field>(field), mostFields),
  order: listOrder,
  texts: list(
    strictRow<PaymentMethodText>({ ...methodText, fields: list(strictRow<FieldText>(fieldText), mostFields) }),
    mostLanguages,
  ).check(z.minLength(1)),
};
