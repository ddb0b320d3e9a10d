import { minor } from "@livery/betting";
import {
  longWord,
  never,
  pageOf,
  panelPayment,
  panelWithdrawal,
  paymentApproval,
  paymentRow,
  refuse,
  staffOf,
} from "@livery/panel/testing";
import { panelStory } from "./panel-stories.tsx";

const meta = { title: "Panel/Payment requests" };
export default meta;

const staff = staffOf("operator");
const path = "/payments/41";

export const List = panelStory({ path: "/payments", staff, shows: () => "7QX2M9P004" });
export const ListNarrowed = panelStory({
  path: "/payments?status=pending&direction=withdraw&methodId=4",
  staff,
  shows: () => "7QX2M9P012",
});
export const ListLoading = panelStory({ path: "/payments", staff, calls: { panelPayments: never }, shows: "busy" });
export const ListEmpty = panelStory({
  path: "/payments",
  staff,
  calls: { panelPayments: () => pageOf([]) },
  shows: (t) => t("payments.emptyTitle"),
});
export const ListFailed = panelStory({
  path: "/payments",
  staff,
  calls: { panelPayments: refuse("technical") },
  shows: (t) => t("feedback:problem.title"),
});
export const ListLongText = panelStory({
  path: "/payments",
  staff,
  calls: { panelPayments: () => pageOf([paymentRow(1, { userName: longWord, methodTitle: longWord })]) },
  shows: () => longWord,
});
export const ListPhone = panelStory({ path: "/payments", staff, window: "phone", shows: () => "7QX2M9P004" });
export const Deposit = panelStory({ path, staff, shows: () => "Hill Street Payments Ltd" });
export const DepositPhone = panelStory({ path, staff, window: "phone", shows: () => "Hill Street Payments Ltd" });
export const Withdrawal = panelStory({
  path,
  staff,
  calls: { panelPayment: () => panelWithdrawal() },
  shows: (t) => t("payments.heldNow"),
});
export const WithdrawalOfWhoOwes = panelStory({
  path,
  staff,
  calls: { panelPayment: () => panelWithdrawal({ balance: minor(0), owed: minor(12_000) }) },
  shows: (t) => t("payments.owesText"),
});
export const Loading = panelStory({ path, staff, calls: { panelPayment: never }, shows: "busy" });
export const Missing = panelStory({
  path,
  staff,
  calls: { panelPayment: refuse("not_found") },
  shows: (t) => t("missing.title"),
});
export const Denied = panelStory({
  path,
  staff,
  calls: {
    panelPayment: () => {
      const { history, ...request } = panelPayment(41, { status: "denied" });
      const denied = {
        at: request.resolvedAt ?? "",
        kind: "denied",
        actor: "operator",
        reason: request.reason,
      } as const;
      return { ...request, history: [denied, ...history] };
    },
  },
  shows: () => "No such sender on the statement",
});
export const NotMine = panelStory({
  path,
  staff: staffOf("partner"),
  calls: {
    panelPayment: () => {
      const payment = panelPayment(41, { may: [] });
      return { ...payment, values: payment.values.map((value) => ({ ...value, value: "…" })) };
    },
  },
  shows: (t) => t("payments.filled"),
});
export const Approve = panelStory({
  path,
  staff,
  play: ({ press }) => press("payments.approve"),
  shows: (t) => t("payments.noteRead"),
});
export const ApproveByTwo = panelStory({
  path,
  staff,
  calls: { panelPayment: () => panelPayment(41, { secondPerson: true }) },
  play: ({ press }) => press("payments.approve"),
  shows: (t) => t("payments.secondNeededText"),
});
export const WaitsForSecond = panelStory({
  path,
  staff,
  calls: {
    panelPayment: () => panelPayment(41, { secondPerson: true, awaitsSecondPerson: true, approval: paymentApproval() }),
  },
  shows: (t) => t("payments.confirm"),
});
/** The reader may not confirm, and reads why (D95). */
export const IsNoSecond = panelStory({
  path,
  staff,
  calls: {
    panelPayment: () =>
      panelPayment(41, {
        secondPerson: true,
        awaitsSecondPerson: true,
        approval: paymentApproval({ confirmers: "dealer", refusal: "gaveAccess" }),
      }),
  },
  shows: (t) => t("secondPerson.refusal.gaveAccess"),
});
export const Deny = panelStory({
  path,
  staff,
  play: async ({ press, canvas }) => {
    await press("payments.deny");
    canvas.querySelector<HTMLButtonElement>("[role=dialog] button[type=submit]")?.click();
  },
  shows: (t) => t("form.reasonShort"),
});
let overtaken = false;
export const SomebodyElseWasFirst = panelStory({
  path,
  staff,
  calls: {
    panelPayment: () =>
      overtaken
        ? panelPayment(41, { status: "approved", resolvedBy: "admin", resolvedAt: "2026-11-20T08:58:00Z" })
        : panelPayment(41),
    panelPaymentApprove: refuse("not_waiting"),
  },
  play: async ({ press, canvas }) => {
    overtaken = false;
    await press("payments.approve");
    overtaken = true;
    canvas.querySelector<HTMLButtonElement>("[role=dialog] button[type=submit]")?.click();
  },
  shows: (t) => t("payments.overtaken.title"),
});
