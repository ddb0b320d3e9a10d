import type { Minor } from "@livery/betting";
import type { CallError, PaymentMethod, Payment, PaymentDirection } from "@livery/contract";
import { currencyDigits } from "@livery/contract/settings";
import {
  accepts,
  methodOf,
  pendingOf,
  problemsOf,
  quickAmounts,
  paymentRequestMachine,
  paymentRequestPhase,
  widestRange,
  type AmountRange,
  type SentPayment,
  type PaymentQuestion,
  type PaymentRequestPhase,
} from "@livery/machines";
import type { ParsedAmount } from "@livery/i18n";
import { useQuery } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { paymentsChanged } from "../../core/private-queries.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { useStore } from "@livery/browser-app";
import { useSignedIn } from "../../core/user.ts";
import { useFormats, useTranslate } from "../../core/translate.ts";
import { contactsOf, type Contact } from "../../contacts/contacts.ts";
import { fieldAnswers, type FieldAnswer } from "./field-answers.ts";
import { newsOf, useDecisions, useMachineInputs } from "./machine-inputs.ts";
import { paymentsQuery, usePaymentHistory, type PaymentHistory } from "./history.ts";
import { useProblemText } from "./problem-text.ts";
import { sendingOf } from "./sending.ts";
import { usePaymentShortcuts, type PaymentShortcuts } from "./payment-shortcuts.ts";
import { useTakingBack, type WaitingPayment } from "./waiting.ts";

/** A method of the chosen direction, and whether it accepts the entered amount. */
export interface OfferedMethod extends PaymentMethod {
  readonly takesAmount: boolean;
  readonly favourite: boolean;
  /** The payment is a bank transfer: the method names the account to pay to, or asks for the player's account. */
  readonly byBank: boolean;
}

export interface MethodCategory {
  readonly categoryId: number;
  readonly title: string;
  readonly methods: readonly OfferedMethod[];
}

export interface AmountAnswer {
  /** Minor units of `currency`; null if there is no valid amount. */
  readonly value: Minor | null;
  readonly currency: string;
  readonly problem: string | null;
  /** `parsed` gives the reason for a null: only an empty field is empty. */
  readonly change: (amount: Minor | null, parsed?: ParsedAmount) => void;
  /** Round amounts that the method accepts; without a chosen method, those that some method accepts. */
  readonly quick: readonly Minor[];
  /** Limits of the method, or of all methods of the direction if none is chosen yet; null if none is offered. */
  readonly range: AmountRange | null;
}

/** The request that was sent, with its result. */
export interface SentRequest extends SentPayment {
  readonly note: string | null;
}

export interface TransferRequestModel {
  /** closed: the account is run by a dealer; none: there is no method in either direction, and there are no earlier requests. */
  readonly state: "loading" | "failed" | "closed" | "none" | "ready";
  readonly error: CallError | null;
  readonly retry: () => void;
  readonly online: boolean;
  /** The player's balance in minor units. */
  readonly balance: Minor | null;
  readonly currency: string;

  readonly direction: PaymentDirection;
  /** The address, or a method in it, sets the direction: the form does not ask for it first. */
  readonly directionGiven: boolean;
  readonly chooseDirection: (direction: PaymentDirection) => void;
  /** In the operator's order; empty if the direction has no method. */
  readonly categories: readonly MethodCategory[];
  /** All methods of the direction, in the order of their categories. */
  readonly methods: readonly OfferedMethod[];
  readonly method: OfferedMethod | null;
  /** No method was chosen, neither by the player nor by a link. (A chosen one may not be offered, or not be loaded yet.) */
  readonly noneChosen: boolean;
  readonly methodProblem: string | null;
  readonly chooseMethod: (payId: number | null) => void;
  readonly amount: AmountAnswer;
  readonly fields: readonly FieldAnswer[];

  readonly step: PaymentRequestPhase;
  /** The server's refusal that concerns no answer. */
  readonly problem: string | null;
  /** The refusal refers the player to the team, so the contacts are shown beside it. */
  readonly isReferred: boolean;
  /** Counts failed attempts to continue; each moves the focus to the first wrong answer. */
  readonly tries: number;
  /** Validates these questions and shows their problems. Returns whether there are none. */
  readonly check: (questions: readonly PaymentQuestion[]) => boolean;
  /** Continues from an amount that is asked before the method: a chosen method that does not accept it is deselected. */
  readonly checkAmountFirst: () => boolean;
  /** Goes to the review, or to the first problem. */
  readonly proceed: () => void;
  readonly back: () => void;
  readonly confirm: () => void;
  readonly resend: () => void;
  /** Starts a new request after one was sent. */
  readonly startNew: () => void;
  readonly sent: SentRequest | null;

  /** The request of this direction that waits for a decision; no other can be sent meanwhile. */
  readonly waiting: WaitingPayment | null;
  /**
   * The decision on an earlier request, while another is filled in: a denial with its reason, or an approval that has just
   * arrived.
   */
  readonly news: Payment | null;
  readonly history: PaymentHistory;
  readonly shortcuts: PaymentShortcuts;
  readonly contacts: readonly Contact[];
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly transferRequest: TransferRequestModel;
  }
}

/** Initial values of the form: from the route, and from a link with more (`?method=7&amount=5000`, minor units). */
export interface BegunPayment {
  readonly direction: PaymentDirection;
  readonly payId: number | null;
  readonly amount: Minor | null;
  /** The direction is not given; it is that of the method. */
  readonly followsMethod?: boolean;
}

/** Returns whether answers would be lost: an amount or a value was entered, and no request was received with it. */
export function hasAnswers({
  amount,
  fields,
  step,
}: Pick<TransferRequestModel, "amount" | "fields" | "step">): boolean {
  return step !== "sent" && (amount.value !== null || fields.some(({ value }) => value !== ""));
}

/** A deposit or withdrawal request (§4): the machine's state as texts and figures, with the server's methods. */
export function useTransferRequestModel(begun: BegunPayment, directionGiven: boolean): TransferRequestModel {
  const services = useServices();
  const { boot, client, connection, queries, session } = services;
  const user = useSignedIn();
  const settings = useSettings();
  const problemText = useProblemText(user?.currency);
  const formats = useFormats();
  const t = useTranslate();
  const [parsed, setParsed] = useState<ParsedAmount | undefined>();
  const [tries, setTries] = useState(0);
  const [input] = useState(() => ({ ...begun, ...sendingOf(services, user?.userId ?? null) }));
  const [snapshot, send, actor] = useMachine(paymentRequestMachine, { input });
  const context = snapshot.context;
  const isClosed = user !== null && !user.online;
  const offered = useQuery({ ...callQuery(client, "getPaymentBanks", {}), enabled: user?.online === true });
  const recent = useQuery({
    ...paymentsQuery(client, 1),
    enabled: user?.online === true,
  });
  useMachineInputs(send, { methods: offered.data, payments: recent.data?.rows, balance: user?.balance ?? null });
  const decisions = useDecisions(recent.data?.rows, () => session.send({ type: "REFRESH" }));

  const changed = (): void => paymentsChanged(queries);
  const refused = useEffectEvent((code: string) => {
    setTries((before) => before + 1);
    if (code === "already_in_progress") changed();
    if (code === "insufficient_credit") session.send({ type: "REFRESH" });
    if (code.startsWith("amount_") || code === "method_withdrawn" || code === "not_found") void offered.refetch();
  });
  const onSent = useEffectEvent((balance: Minor, replayed: boolean) => {
    // A replayed response has the balance of its time.
    session.send(replayed ? { type: "REFRESH" } : { type: "BALANCE", balance });
    changed();
  });
  useEffect(() => {
    const subscriptions = [
      actor.on("sent", ({ answer, replayed }) => onSent(answer.balance, replayed)),
      actor.on("refused", ({ refusal }) => refused(refusal.code)),
      actor.on("heldBack", () => setTries((before) => before + 1)),
    ];
    return () => subscriptions.forEach((each) => each.unsubscribe());
  }, [actor]);

  const check = (questions: readonly PaymentQuestion[]): boolean => {
    send({ type: "CHECK", questions });
    const { draft, ...facts } = actor.getSnapshot().context;
    const now = problemsOf(draft, facts);
    const right = questions.every((question) => now[question] === undefined);
    if (!right) setTries((before) => before + 1);
    return right;
  };

  const shortcuts = usePaymentShortcuts(recent.data?.rows ?? [], context.draft.direction, {
    repeat: (payment) => send({ type: "REPEAT", payment }),
    goOnWith: (next) => {
      send({ type: "AMOUNT", amount: next });
      const { draft, ...facts } = actor.getSnapshot().context;
      if (check(["amount"]) && Object.keys(problemsOf(draft, facts)).length === 0) send({ type: "PROCEED" });
    },
  });
  const { amount, direction } = context.draft;
  const methods = (offered.data ?? [])
    .filter((method) => method.direction === direction)
    .map((method) => ({
      ...method,
      takesAmount: amount === null || accepts(method, amount),
      favourite: shortcuts.favourites.has(method.payId),
      byBank: method.accountLines.length > 0 || method.fields.some(({ type }) => type === "iban"),
    }));
  const chosen = methodOf(context.draft, context);
  const method = methods.find(({ payId }) => payId === chosen?.payId) ?? null;
  const range =
    method === null ? widestRange(context.draft, context) : { min: method.minAmount, max: method.maxAmount };
  const problems = problemsOf(context.draft, context);
  /** A problem is shown once the player has continued from its question, or if the server has reported it. */
  const shown = (question: PaymentQuestion): string | null => {
    const problem = problems[question];
    if (problem === undefined) return null;
    return problem.code === "refused" || context.visited.includes(question) ? problemText(problem) : null;
  };
  const currency = method?.currency ?? methods[0]?.currency ?? user?.currency ?? "";
  const step = paymentRequestPhase(snapshot);
  const sent = context.sent === null ? null : sentRequest(context.sent, recent.data?.rows ?? []);
  const waiting = useTakingBack(sent === null ? pendingOf(context.draft, context) : null, changed);
  const failed = offered.error ?? recent.error;
  return {
    state: stateOf({ isClosed, step, offered: offered.data, recent: recent.data?.rows, failed }),
    error: failed,
    retry: () => {
      if (offered.isError) void offered.refetch();
      if (recent.isError) void recent.refetch();
    },
    online: useStore(connection.online),
    balance: user?.balance ?? null,
    currency,
    direction,
    directionGiven,
    chooseDirection: (next) => send({ type: "CHOOSE_DIRECTION", direction: next }),
    categories: categoriesOf(methods),
    methods,
    method,
    noneChosen: context.draft.payId === null,
    methodProblem: shown("method"),
    chooseMethod: (payId) => send({ type: "CHOOSE_METHOD", payId }),
    amount: {
      value: amount,
      currency,
      // An unreadable amount is not an absent one: its problem is shown as soon as it is typed.
      problem: amount === null && misread(parsed) ? t(`error:amount.${parsed.error}`) : shown("amount"),
      change: (next, how) => {
        setParsed(how);
        send({ type: "AMOUNT", amount: next });
      },
      quick: quickOf(range, currency),
      range,
    },
    fields: fieldAnswers(method?.fields ?? [], context.draft.values, shown, ({ name, type }, text) =>
      // A number is sent in Latin digits, whatever digits the player's keyboard has.
      send({ type: "VALUE", name, text: type === "number" || type === "iban" ? formats.latinDigits(text) : text }),
    ),
    step,
    problem:
      context.refusal?.about === "form" ? problemText({ code: "refused", refusal: context.refusal.refusal }) : null,
    isReferred: context.refusal?.refusal.code === "transfers_blocked",
    tries,
    check,
    checkAmountFirst: () => {
      if (method?.takesAmount === false) send({ type: "CHOOSE_METHOD", payId: null });
      return check(["amount"]);
    },
    proceed: () => {
      send({ type: "PROCEED" });
      if (actor.getSnapshot().matches("filling")) setTries((before) => before + 1);
    },
    back: () => send({ type: "BACK" }),
    confirm: () => send({ type: "CONFIRM" }),
    resend: () => send({ type: "RETRY" }),
    startNew: () => send({ type: "RESTART" }),
    sent,
    waiting,
    news: step === "filling" ? newsOf(recent.data?.rows ?? [], direction, decisions) : null,
    history: usePaymentHistory(user?.online === true),
    shortcuts,
    contacts: contactsOf(settings, boot.shell),
  };
}

function misread(parsed: ParsedAmount | undefined): parsed is Extract<ParsedAmount, { ok: false }> {
  return parsed !== undefined && !parsed.ok && parsed.error !== "empty";
}

function stateOf(known: {
  readonly isClosed: boolean;
  readonly step: PaymentRequestPhase;
  readonly offered: readonly PaymentMethod[] | undefined;
  readonly recent: readonly Payment[] | undefined;
  readonly failed: CallError | null;
}): TransferRequestModel["state"] {
  if (known.isClosed) return "closed";
  // A request that is being sent, and its result, are shown whatever else is known.
  if (known.step !== "filling" && known.step !== "review") return "ready";
  if (known.offered === undefined || known.recent === undefined) return known.failed === null ? "loading" : "failed";
  // Earlier requests can be read and cancelled even if no method is offered any more.
  return known.offered.length + known.recent.length === 0 ? "none" : "ready";
}

function categoriesOf(methods: readonly OfferedMethod[]): readonly MethodCategory[] {
  const titles = new Map(methods.map(({ categoryId, categoryTitle }) => [categoryId, categoryTitle]));
  return [...titles].map(([categoryId, title]) => ({
    categoryId,
    title,
    methods: methods.filter((method) => method.categoryId === categoryId),
  }));
}

function quickOf(range: AmountRange | null, currency: string): readonly Minor[] {
  return range === null ? [] : quickAmounts(range.min, range.max, 10n ** BigInt(currencyDigits(currency)));
}

function sentRequest(sent: SentPayment, payments: readonly Payment[]): SentRequest {
  const now = payments.find(({ paymentId }) => paymentId === sent.paymentId);
  return {
    ...sent,
    status: now?.status ?? sent.status,
    redirect: now?.redirect ?? sent.redirect,
    note: now?.note ?? null,
  };
}
