import { pseudoLanguage } from "@livery/i18n";
import { longWord, pageOf, paymentMethods, paymentRequest, transferAnswer } from "@livery/site/testing";
import { waitFor, within } from "storybook/test";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like, waitingStates } from "../site/states.ts";

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
  method: "Harbour Bank",
  status: "pending",
  resolvedAt: null,
  accountLines: paymentMethods[0]?.accountLines ?? [],
});
const full: SiteState = {
  path: "/transferRequest",
  calls: { getPaymentBanks: paymentMethods, getTransfers: pageOf(some), setTransferRequest: transferAnswer },
  shows: (t) => t("transfer:direction.deposit"),
};
/** Method and amount are in the link: nothing is left to fill in. */
const filled = "/deposit?method=2&amount=5000";

/** Goes on until what was filled in stands there to be confirmed. */
async function goOn({ canvas, t }: Stage): Promise<HTMLElement> {
  const proceed = t("transfer:proceed");
  const [confirm = ""] = t("transfer:confirm.deposit", { amount: "" }).split("·");
  const confirms = () =>
    within(document.body)
      .queryAllByRole("button")
      .find(({ textContent }) => textContent.startsWith(confirm.trim()));
  return waitFor(
    () => {
      const found = confirms();
      if (found !== undefined) return found;
      within(canvas.ownerDocument.body).queryAllByRole("button", { name: proceed }).at(-1)?.click();
      throw new Error("the review is not there yet");
    },
    { timeout: 8_000, interval: 150 },
  );
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
      shows: (t) => t("transfer:none.title"),
    }),
    LongWords: like(full, {
      lang: pseudoLanguage.code,
      session: "long",
      calls: {
        getPaymentBanks: paymentMethods.map((method) => ({ ...method, title: longWord, categoryTitle: longWord })),
      },
    }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
    Withdraw: like(full, { path: "/withdraw", shows: (t) => t("transfer:direction.withdraw") }),
    Chosen: like(full, { path: "/deposit?method=1", shows: () => "Harbour Bank" }),
    Invalid: like(full, {
      path: "/deposit?method=2&amount=100",
      play: async ({ canvas, t }) => {
        await waitFor(
          () => {
            const said = canvas.ownerDocument.body.textContent?.includes(
              t("transfer:problem.tooLow", { limit: "" }).replace(".", "").trim(),
            );
            if (said) return;
            within(canvas.ownerDocument.body)
              .queryAllByRole("button", { name: t("transfer:proceed") })
              .at(-1)
              ?.click();
            throw new Error("nothing is said to be wrong yet");
          },
          { timeout: 8_000, interval: 150 },
        );
      },
    }),
    Review: like(full, {
      path: filled,
      play: async (stage) => void (await goOn(stage)),
      shows: (t) => t("transfer:back"),
    }),
    Received: like(full, {
      path: filled,
      play: async (stage) => (await goOn(stage)).click(),
      shows: (t) => t("transfer:done.title"),
    }),
    Waiting: like(full, {
      path: "/deposit",
      calls: { getTransfers: pageOf([waiting, ...some]) },
      shows: (t) => t("transfer:waiting.title"),
    }),
  },
);
