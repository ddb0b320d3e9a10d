import { pseudoLanguage } from "@livery/i18n";
import { longWord, pageOf, paymentMethods, paymentRequest, paymentAnswer } from "@livery/site/testing";
import { within } from "storybook/test";
import coralWallet from "../frame/coral-wallet.svg?no-inline";
import { until } from "../site/sight.ts";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like, waitingStates } from "../site/site-states.ts";

/** Some operators give a method its logo, others do not: one has it. */
const methods = paymentMethods.map((method) =>
  method.title === "Coral Wallet" ? { ...method, logo: new URL(coralWallet, location.href).href } : method,
);
const some = [
  paymentRequest(1),
  paymentRequest(2, {
    direction: "withdraw",
    payId: 6,
    method: "To my wallet",
    status: "denied",
    note: "Name differs",
  }),
  paymentRequest(3, { status: "cancelled" }),
];
const waiting = paymentRequest(4, {
  payId: 1,
  method: "Hill Street Bank",
  status: "pending",
  resolvedAt: null,
  accountLines: paymentMethods[0]?.accountLines ?? [],
});
const full: SiteState = {
  path: "/transferRequest",
  calls: { getPaymentBanks: methods, getTransfers: pageOf(some), setTransferRequest: paymentAnswer },
  shows: (t) => t("payment:direction.deposit"),
};
/** Method and amount are in the link: nothing is left to fill in. */
const filled = "/deposit?method=2&amount=5000";

/** Whether a text says these words, whatever stands in their place for a figure: before it, after it, or around it. */
const containsAround = (text: string, phrase: string): boolean =>
  phrase.split(/[|·]/u).every((part) => text.includes(part.trim()));

/** Presses the way on until something has come of it. */
async function proceedUntil({ t }: Stage, isDone: () => boolean, what: string): Promise<void> {
  await until(() => {
    if (isDone()) return true;
    within(document.body)
      .queryAllByRole("button", { name: t("payment:proceed") })
      .at(-1)
      ?.click();
    return false;
  }, what);
}

/** Goes on until what was filled in stands there to be confirmed. */
async function goOn(stage: Stage): Promise<HTMLElement> {
  const message = stage.t("payment:confirm.deposit", { amount: "|" });
  const confirm = () =>
    within(document.body)
      .queryAllByRole("button")
      .find(({ textContent }) => containsAround(textContent, message));
  await proceedUntil(stage, () => confirm() !== undefined, "the review is there");
  const shown = confirm();
  if (shown === undefined) throw new Error("the review is gone again");
  return shown;
}

export const transferRequest = define(
  "pages",
  "transferRequest",
  "Where a player asks to pay in or out: a method, an amount, what the method asks for, a review, and what became of it. One request a direction waits at a time.",
  {
    Full: full,
    Loading: waitingStates(full, "getPaymentBanks").Loading,
    Failed: waitingStates(full, "getPaymentBanks").Failed,
    Offline: waitingStates(full, "getPaymentBanks").Offline,
    Empty: like(full, {
      calls: { getPaymentBanks: [], getTransfers: pageOf([]) },
      shows: (t) => t("payment:none.title"),
    }),
    LongWords: like(full, {
      lang: pseudoLanguage.code,
      session: "long",
      calls: {
        getPaymentBanks: methods.map((method) => ({ ...method, title: longWord, categoryTitle: longWord })),
      },
    }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
    Withdraw: like(full, { path: "/withdraw", shows: (t) => t("payment:direction.withdraw") }),
    Chosen: like(full, { path: "/deposit?method=1", shows: () => "Hill Street Bank" }),
    Invalid: like(full, {
      path: "/deposit?method=2&amount=100",
      play: async (stage) => {
        const message = stage.t("payment:problem.tooLow", { limit: "|" });
        await proceedUntil(stage, () => containsAround(document.body.textContent, message), "it is said what is wrong");
      },
    }),
    Review: like(full, {
      path: filled,
      play: async (stage) => void (await goOn(stage)),
      shows: (t) => t("payment:back"),
    }),
    Received: like(full, {
      path: filled,
      play: async (stage) => (await goOn(stage)).click(),
      shows: (t) => t("payment:done.title"),
    }),
    Waiting: like(full, {
      path: "/deposit",
      calls: { getTransfers: pageOf([waiting, ...some]) },
      shows: (t) => t("payment:waiting.title"),
    }),
  },
);
