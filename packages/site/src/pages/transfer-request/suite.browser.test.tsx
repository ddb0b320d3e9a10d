import { CallError } from "@livery/contract";
import { problemsOf } from "@livery/machines";
import { variantNames } from "@livery/skin";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { all } from "../../testing/by-day.ts";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../testing/fake-house.ts";
import { named } from "../../testing/user-input.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { paymentRequest, paymentAnswer } from "../../testing/payment-fixtures.ts";
import { PaymentDriver } from "./testing/driver.ts";
import { paymentPaths, type Act } from "./testing/transfer-request.paths.ts";

const variants = variantNames.pages.transferRequest as readonly string[];
const paths = paymentPaths();
/** By day seven variants in a row share the paths, so each is walked in two of them. */
const pathsOf = (variant: string) =>
  paths.filter(
    ({ acts }, index) =>
      // Money of which nobody knows: every variant is walked there, every day.
      all || acts.some((act) => act.do === "retry") || (index + variants.indexOf(variant)) % 7 === 0,
  );
let passed = 0;
afterAll(() => console.info(`transferRequest: ${paths.length} paths, ${variants.length} variants: ${passed} walks`));

function open(variant: string, site: SiteInWindow = {}) {
  const answers: Extract<Act, { do: "confirm" }>["answers"][number][] = [];
  const house = houseOfPlayer({
    getTransfers: () => pageOf([paymentRequest(1)]),
    setTransferRequest: () => {
      const next = answers.shift() ?? "sent";
      if (next === "sent") return paymentAnswer;
      throw new CallError(next);
    },
  });
  const opened = openSite({
    path: "/transferRequest",
    house,
    variants: { transferRequest: variant as never },
    ...site,
  });
  return { opened, answers, house };
}

/** Milliseconds from one sending to the next, and one more. */
const untilNext = 1_501;

/** Advances fake time over the automatic retries until none is left. */
async function passTime(): Promise<void> {
  for (let sending = 0; isSending(); sending++) {
    if (sending > mostSendings) throw new Error("it never stops sending");
    await vi.advanceTimersByTimeAsync(untilNext);
  }
}
const mostSendings = 12;
const isSending = (): boolean =>
  document.querySelector("main [aria-busy=true], [role=dialog] [aria-busy=true]") !== null;

/** Whether an answer is lost and the request is sent again. */
const isRetried = (act: Act): boolean => act.do === "retry" || (act.do === "confirm" && act.answers.length > 1);

describe.each(variants)("Transfer request %s", (variant) => {
  test.each(pathsOf(variant))("$title", async ({ acts, end }) => {
    const { opened, answers, house } = open(variant);
    const { screen } = await opened;
    const driver = new PaymentDriver();
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    if (acts.some(isRetried)) {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
      onTestFinished(() => void vi.useRealTimers());
    }
    for (const act of acts) {
      if (act.do === "proceed") expect(await driver.toReview(act.draft), "reached the review").toBe(act.through);
      if (act.do === "back") await driver.back();
      if (act.do === "again") await driver.again();
      if (act.do === "retry") {
        await expect.element(screen.getByText("We do not know yet whether your request arrived").first()).toBeVisible();
        await driver.retry(passTime);
        await expect.element(screen.getByText("Payment request received").first()).toBeVisible();
      }
      if (act.do === "confirm") {
        answers.push(...act.answers);
        await driver.confirm(vi.isFakeTimers() ? passTime : undefined);
        if (act.answers.at(-1) === "sent")
          await expect.element(screen.getByText("Payment request received").first()).toBeVisible();
      }
    }
    const { refusal } = end.context;
    const requests = house.calls.filter(({ key }) => key === "setTransferRequest");
    // The same order went out once, however often its answer was lost: by its key.
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(
      acts.filter((act) => act.do === "confirm").length,
    );
    if (end.context.attempt !== null) expect(requests.at(-1)?.payload).toMatchObject(end.context.attempt.order);
    if (end.value === "filling" && refusal !== null)
      await eventually(() => document.body.textContent).toContain(
        refusal.refusal.code === "method_withdrawn"
          ? "This payment method is no longer available"
          : "Your transfers are blocked by our team",
      );
    // A variant that opens its form with the method has no way on without one, and nothing to say.
    if (end.value === "filling" && acts.at(-1)?.do === "proceed" && named(/^Continue$/, ["button"]).length > 0) {
      const problems = Object.values(problemsOf(end.context.draft, end.context));
      // One of them is: a variant that asks one thing at a time speaks of that one.
      const textOf = { too_low: "The minimum is €", refused: "This payment method is no longer available" };
      const expectedTexts = problems.map(
        (problem) => textOf[problem?.code as keyof typeof textOf] ?? "Please fill this in.",
      );
      await eventually(() => expectedTexts.some((text) => document.body.textContent.includes(text))).toBe(true);
    }
    expect(house.faults).toEqual([]);
    passed++;
  });
});
