import * as bonusRows from "./bonus-calls.ts";
import * as rows from "./calls.ts";
import * as limitRows from "./limit-calls.ts";
import { auditedOperations as operations } from "./operations.ts";
import * as paymentRows from "./payment-calls.ts";
import * as paymentMethodRows from "./payment-method-calls.ts";
import type { ListName } from "./panel.model.ts";
import { panelPictureUpload } from "./picture-calls.ts";
import * as resultRows from "./result-calls.ts";
import type { PayloadGiven, PayloadOf, ResultOf } from "../call.ts";

export type { PanelCall } from "./panel-call.ts";
export { isAmountField } from "./audit-fields.ts";
export type * from "./bonus-model.ts";
export type * from "./limit-model.ts";
export type { FileColumn } from "./lists.ts";
export { mostMarkets } from "./limit-model.ts";
export { isTighter, type LimitField, limitFields, limitKinds, tightest } from "./limit-width.ts";
export type * from "./panel.model.ts";
export { listNames, targetKinds } from "./panel.model.ts";
export type * from "./payment-model.ts";
export { largestPicture, type StoredPicture } from "./picture-calls.ts";
export type { SecondPersonNeeded, SecondPersonRefusal } from "./second-person.ts";
export { paymentEventKinds } from "./payment-model.ts";
export { byPreference, methodInLanguage } from "./payment-texts.ts";
export type * from "./result-model.ts";
export { resultCertainties, resultStates } from "./result-model.ts";
export * from "./result-form.ts";
export { type ResultProblem, type ResultProblemCode } from "./result-problem.ts";
export { fullTimeOf, resultProblems } from "./result-rules.ts";
export type { ScorePair } from "./score-pair.ts";

/** Every call of the panel by its key. */
export const panelCalls = {
  ...rows,
  ...limitRows,
  ...resultRows,
  ...paymentRows,
  ...paymentMethodRows,
  ...bonusRows,
  panelPictureUpload,
} as const;

export type PanelKey = keyof typeof panelCalls;
/** The calls that answer a list page by page. */
export type ListKey = `panel${Capitalize<ListName>}`;
/** The call that answers the same rows as a file. */
export type ExportOf<K extends ListKey> = `${K}Export`;
/** The calls that write an entry into the audit log. */
export const auditedOperations = operations satisfies readonly PanelKey[];
/** A call's payload as the panel passes it. */
export type PanelPayloadIn<K extends PanelKey> = PayloadGiven<(typeof panelCalls)[K]>;
/** A call's payload as the server's handler receives it. */
export type PanelPayload<K extends PanelKey> = PayloadOf<(typeof panelCalls)[K]>;
/** A call's result, the same on both sides. */
export type PanelResult<K extends PanelKey> = ResultOf<(typeof panelCalls)[K]>;
