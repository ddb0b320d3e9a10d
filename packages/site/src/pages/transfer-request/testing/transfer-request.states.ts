import { minor } from "@livery/betting";
import { type VariantStates, expectText } from "../../../testing/variant-states.ts";
import { houseOfPlayer, pageOf, refuse } from "../../../testing/fake-house.ts";
import { paymentRequest, paymentAnswer } from "../../../testing/payment-fixtures.ts";
import { PaymentDriver } from "./driver.ts";

export const rootSelector = "main";

const house = (changes = {}) =>
  houseOfPlayer({
    getTransfers: () => pageOf([paymentRequest(1)]),
    setTransferRequest: () => paymentAnswer,
    ...changes,
  });
const whole = { direction: "deposit", payId: 2, amount: minor(5_000), values: {} } as const;

export const states: VariantStates = {
  opened: async (open) => {
    const site = await open({ path: "/transferRequest", house: house() });
    // The header contains "Deposit" too, so that text would not do.
    await new PaymentDriver().arrived();
    return site;
  },
  withdraw: async (open) => {
    const site = await open({ path: "/withdraw", house: house() });
    await new PaymentDriver().arrived();
    return site;
  },
  chosen: async (open) => {
    const site = await open({ path: "/deposit?method=1&amount=5000", house: house() });
    await expectText("Hill Street Bank");
    return site;
  },
  review: async (open) => {
    const site = await open({ path: "/deposit", house: house() });
    await new PaymentDriver().toReview(whole);
    return site;
  },
  waiting: async (open) => {
    const waiting = paymentRequest(4, { status: "pending", resolvedAt: null });
    const site = await open({ path: "/deposit", house: house({ getTransfers: () => pageOf([waiting]) }) });
    await expectText("You already have a transaction.");
    return site;
  },
  denied: async (open) => {
    const denied = paymentRequest(4, { status: "denied", note: "The sender's account is somebody else's." });
    const site = await open({ path: "/deposit", house: house({ getTransfers: () => pageOf([denied]) }) });
    await expectText("somebody else's");
    return site;
  },
  refused: async (open) => {
    const site = await open({
      path: "/deposit",
      house: house({ setTransferRequest: refuse("transfers_blocked") }),
    });
    const driver = new PaymentDriver();
    await driver.toReview(whole);
    await driver.confirm();
    await expectText("Your transfers are blocked");
    return site;
  },
  "out of range": async (open) => {
    const site = await open({ path: "/deposit", house: house() });
    await new PaymentDriver().toReview({ ...whole, amount: minor(5_000_000) });
    await expectText("The maximum is");
    return site;
  },
};
