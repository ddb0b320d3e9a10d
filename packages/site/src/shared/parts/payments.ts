/** Parts of the variants of deposits and withdrawals, for a brand's own files. */
export { asOffered, methodOrders, orderMethods, titleWithCategory } from "../../pages/transfer-request/method-order.ts";
export { AccountLines } from "../../pages/transfer-request/parts/account-lines.tsx";
export { AmountField } from "../../pages/transfer-request/parts/amount-field.tsx";
export { AmountKeys } from "../../pages/transfer-request/parts/amount-keys.tsx";
export { Cashier, CashierNotices } from "../../pages/transfer-request/parts/cashier.tsx";
export { Details as PaymentDetails, GoOn, MethodNotes } from "../../pages/transfer-request/parts/details.tsx";
export { PaymentForm } from "../../pages/transfer-request/parts/form.tsx";
export { PaymentHeading } from "../../pages/transfer-request/parts/heading.tsx";
export { HistoryTable as PaymentTable } from "../../pages/transfer-request/parts/history-table.tsx";
export { MethodChoice } from "../../pages/transfer-request/parts/method-choice.tsx";
export { MethodKeys } from "../../pages/transfer-request/parts/method-keys.tsx";
export { MethodTitle } from "../../pages/transfer-request/parts/method-logo.tsx";
export { MethodRadios } from "../../pages/transfer-request/parts/methods.tsx";
export { News as PaymentNews } from "../../pages/transfer-request/parts/news.tsx";
export { Outcome as PaymentOutcome } from "../../pages/transfer-request/parts/outcome.tsx";
export { RecentRequests, RequestList } from "../../pages/transfer-request/parts/recent.tsx";
export {
  Fact as PaymentFact,
  Review as PaymentReview,
  ReviewFacts,
} from "../../pages/transfer-request/parts/review.tsx";
export { paymentTones } from "../../pages/transfer-request/parts/tones.ts";
export { useDirections } from "../../pages/transfer-request/parts/use-directions.ts";
export { useDisplayValue } from "../../pages/transfer-request/parts/use-display-value.ts";
export { useFocusOnMount } from "../../pages/transfer-request/parts/use-focus-on-mount.ts";
export { useMethodLabels } from "../../pages/transfer-request/parts/use-method-labels.ts";
export { useStages } from "../../pages/transfer-request/parts/use-stages.ts";
export { ValueField } from "../../pages/transfer-request/parts/value-field.tsx";
export { Waiting as PaymentWaiting } from "../../pages/transfer-request/parts/waiting.tsx";
