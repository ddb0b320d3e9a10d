import { minor } from "@livery/betting";
import type { Day, DayEvent, DayPayment } from "@livery/house";
import { notes, textIn } from "../demo-notes.ts";
import { acting } from "./acting.ts";
import type { DayAccount } from "./day-account.ts";

const holder = "A. Example";
const iban = "DE89370400440532013000";

export const bankDeposit = (euros: number): DayPayment => ({
  method: "Bank transfer",
  direction: "deposit",
  amount: minor(euros * 100),
  values: { sender: holder, senderIban: iban },
});
const walletDeposit = (euros: number): DayPayment => ({
  method: "E-wallet",
  direction: "deposit",
  amount: minor(euros * 100),
  values: { wallet: "wallet-4711" },
});
const withdrawal = (euros: number): DayPayment => ({
  method: "To a bank account",
  direction: "withdraw",
  amount: minor(euros * 100),
  values: { holder, iban },
});

/** A payment that is requested, and what becomes of it hours before now; without a decision it waits. */
function paid(
  key: string,
  at: number,
  payment: DayPayment,
  decision?: { readonly at: number; readonly run: (day: Day, paymentId: number) => Promise<void> },
): readonly DayEvent[] {
  let paymentId = 0;
  const requested = acting(key, at, async (player) => void (paymentId = await player.pay(payment)));
  return decision === undefined
    ? [requested]
    : [requested, { at: decision.at, run: (day) => decision.run(day, paymentId) }];
}

const approved = async ({ staff }: Day, paymentId: number): Promise<void> => {
  await (await staff("operator")).call("panelPaymentApprove", { paymentId });
};
const deniedIn =
  (lang: string) =>
  async ({ staff }: Day, paymentId: number): Promise<void> => {
    const reason = textIn(lang, notes.otherSender);
    await (await staff("operator")).call("panelPaymentDeny", { paymentId, reason });
  };
/** Above the threshold of one person: the operator's approval waits for the admin. */
const confirmed = async ({ staff }: Day, paymentId: number): Promise<void> => {
  const { requestId } = await (await staff("operator")).call("panelPaymentApprove", { paymentId });
  await (await staff("admin")).call("panelPaymentConfirm", { requestId: requestId ?? 0 });
};

/** A player's requests in every state. Every third has one above the threshold; one of two such waits for a second person. */
export function paymentEvents({ key, lang }: DayAccount, index: number): readonly DayEvent[] {
  const late = (index % 10) / 50;
  const awaitsSecond = index % 6 === 0;
  return [
    ...paid(key, 22.5 + late, bankDeposit(100), { at: 22.25, run: approved }),
    ...paid(key, 18 + late, withdrawal(50), { at: 12, run: approved }),
    ...paid(key, 14 + late, walletDeposit(40), { at: 13, run: deniedIn(lang) }),
    ...(index % 3 === 0
      ? paid(key, 8 + late, bankDeposit(1_500), { at: 7, run: awaitsSecond ? approved : confirmed })
      : []),
    ...paid(key, 9 + late, withdrawal(30), {
      at: 8.5,
      run: async ({ player }, paymentId) => (await player(key)).cancelPayment(paymentId),
    }),
    // One deposit of a player waits at a time.
    ...(awaitsSecond ? [] : paid(key, 2 + late, walletDeposit(25))),
    ...paid(key, 1.25 + late, withdrawal(20)),
  ];
}
