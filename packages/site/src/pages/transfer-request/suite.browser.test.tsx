import { CallError } from "@livery/contract";
import { problemsOf } from "@livery/machines";
import { faces } from "@livery/skin";
import { afterAll, describe, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf } from "../../testing/fake-house.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { paymentRequest, transferAnswer } from "../../testing/payment-fixtures.ts";
import { TransferDriver } from "./testing/driver.ts";
import { transferPaths, type Act } from "./testing/paths.ts";

/** `handoff` has no form: what it does is in a test of its own. */
const variants = (faces.pages.transferRequest as readonly string[]).filter((variant) => variant !== "handoff");
const paths = transferPaths();
let passed = 0;
afterAll(() => console.info(`transferRequest: ${paths.length} paths × ${variants.length} faces, ${passed} walked`));

function open(variant: string, site: SiteInWindow = {}) {
  const answers: Extract<Act, { do: "confirm" }>["answers"][number][] = [];
  const house = houseOfPlayer({
    getTransfers: () => pageOf([paymentRequest(1)]),
    setTransferRequest: () => {
      const next = answers.shift() ?? "sent";
      if (next === "sent") return transferAnswer;
      throw new CallError(next);
    },
  });
  const opened = openSite({ path: "/transferRequest", house, faces: { transferRequest: variant as never }, ...site });
  return { opened, answers, house };
}

describe.each(variants)("Transfer request %s", (variant) => {
  test.each(paths)("$title", async ({ acts, end }) => {
    const { opened, answers, house } = open(variant);
    const { screen } = await opened;
    const driver = new TransferDriver();
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    for (const act of acts) {
      if (act.do === "proceed") expect(await driver.toReview(act.wanted), "reached the review").toBe(act.through);
      if (act.do === "back") await driver.back();
      if (act.do === "again") await driver.again();
      if (act.do === "confirm") {
        answers.push(...act.answers);
        await driver.confirm();
        if (act.answers.at(-1) === "sent")
          await expect.element(screen.getByText("Payment request received").first(), { timeout: 8_000 }).toBeVisible();
      }
    }
    const { refusal, sent } = end.context;
    const asked = house.calls.filter(({ key }) => key === "setTransferRequest");
    // The same order went out once, however often its answer was lost: by its key.
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(
      acts.filter((act) => act.do === "confirm").length,
    );
    if (sent !== null && end.context.order !== null) expect(asked.at(-1)?.payload).toMatchObject(end.context.order);
    if (end.value === "filling" && refusal !== null)
      await eventually(() => document.body.textContent).toContain(
        refusal.refusal.code === "method_withdrawn"
          ? "This way to pay is not offered any more"
          : "Your transfers are blocked by our team",
      );
    if (end.value === "filling" && acts.at(-1)?.do === "proceed") {
      const problem = Object.values(problemsOf(end.context.draft, end.context))[0];
      const said = problem?.code === "too_low" ? "At least €" : "Please fill this in.";
      await eventually(() => document.body.textContent).toContain(said);
    }
    expect(house.faults).toEqual([]);
    passed++;
  });
});
