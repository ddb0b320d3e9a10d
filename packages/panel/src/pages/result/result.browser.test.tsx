import { minor } from "@livery/betting";
import { CallError } from "@livery/contract";
import { describe, expect, test } from "vitest";
import { fakeHouse, refuse } from "../../testing/fake-house.ts";
import {
  deadHeatMatch,
  matchResult,
  paidImpact,
  resultRequest,
  settledMatch,
  staffOf,
  tennisMatch,
} from "../../testing/fixtures.ts";
import type { Answers } from "../../testing/answers.ts";
import { openPanel } from "../../testing/open-panel.tsx";

const operator = staffOf("operator");
const house = (changes: Answers = {}) => fakeHouse(changes, operator);

describe("A result", () => {
  test("is entered once, after a summary of the affected coupons and money", async () => {
    const served = house();
    const { screen } = await openPanel({ path: "/results/31", house: served });
    await screen.getByRole("button", { name: "Enter result" }).click();
    const dialog = screen.getByRole("dialog", { name: "Enter result" });
    await expect.element(dialog.getByText("12 open coupons (EUR): stakes")).toBeVisible();
    await expect.element(dialog.getByText("€145.00")).toBeVisible();
    await dialog.getByRole("button", { name: "Enter result" }).click();
    await expect.element(dialog.getByText("Enter both numbers, from 0 to 999.").first()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Arsenal: Regular time" }).fill("2");
    await dialog.getByRole("textbox", { name: "Everton: Regular time" }).fill("1");
    await dialog.getByRole("textbox", { name: "Arsenal: Half time" }).fill("1");
    await dialog.getByRole("textbox", { name: "Everton: Half time" }).fill("0");
    await dialog.getByRole("button", { name: "Enter result" }).click();
    await expect
      .poll(() => served.calls.filter(({ key }) => key === "panelResultEnter").map(({ payload }) => payload))
      .toEqual([
        {
          matchId: 31,
          version: 1,
          fullTime: { home: 2, away: 1 },
          halfTime: { home: 1, away: 0 },
          certainty: "confirmed",
        },
      ]);
    await expect
      .element(screen.getByRole("listitem").filter({ hasText: "Arsenal – Everton: saved. Coupons are being updated." }))
      .toBeVisible();
    expect(served.faults).toEqual([]);
  });

  test("that takes money back needs a second person and a reason, and says that it waits", async () => {
    const served = house({
      panelResult: () => settledMatch(),
      panelResultOutlook: () => ({ impact: [paidImpact], secondPerson: true }),
      panelResultRollBack: () => ({ matchId: 31, version: 2, state: "waiting", requestId: 5 }),
    });
    const { screen } = await openPanel({ path: "/results/31", house: served });
    await screen.getByRole("button", { name: "Roll back" }).first().click();
    const dialog = screen.getByRole("dialog", { name: "Roll back" });
    await expect.element(dialog.getByText("Second approval required")).toBeVisible();
    await expect.element(dialog.getByText("318 settled coupons (EUR): paid")).toBeVisible();
    await dialog.getByRole("button", { name: "Roll back" }).click();
    await expect.element(dialog.getByLabelText("Reason")).toBeInvalid();
    await dialog.getByLabelText("Reason").fill("The wrong way round");
    await dialog.getByRole("button", { name: "Roll back" }).click();
    await expect
      .element(screen.getByRole("listitem").filter({ hasText: "Arsenal – Everton: second approval requested." }))
      .toBeVisible();
    expect(served.calls.findLast(({ key }) => key === "panelResultRollBack")?.payload).toEqual({
      matchId: 31,
      version: 2,
      reason: "The wrong way round",
    });
  });

  test("that another person changed meanwhile is not overwritten", async () => {
    const served = house({ panelResultVoid: refuse("version_conflict") });
    const { screen } = await openPanel({ path: "/results/31", house: served });
    await screen.getByRole("button", { name: "Void match" }).click();
    const dialog = screen.getByRole("dialog", { name: "Void match" });
    await expect.element(dialog.getByText("12 open coupons (EUR): stakes")).toBeVisible();
    await dialog.getByLabelText("Reason").fill("Abandoned in the fog");
    const before = served.calls.filter(({ key }) => key === "panelResult").length;
    await dialog.getByRole("button", { name: "Void match" }).click();
    await expect.element(dialog.getByText("This was changed while you were editing", { exact: false })).toBeVisible();
    await expect.poll(() => served.calls.filter(({ key }) => key === "panelResult").length).toBeGreaterThan(before);
  });
});

describe("A result in sets", () => {
  test("is refused at the set that cannot be, and confirmed where the server doubts it", async () => {
    let attempts = 0;
    const served = house({
      panelResult: () => tennisMatch(),
      panelResultEnter: () => {
        attempts += 1;
        if (attempts === 1) throw new CallError("result_doubtful", { params: { doubts: "early playing" } });
        return { matchId: 31, version: 2, state: "done", requestId: null };
      },
    });
    const { screen } = await openPanel({ path: "/results/31", house: served });
    await screen.getByRole("button", { name: "Enter result" }).click();
    const dialog = screen.getByRole("dialog", { name: "Enter result" });
    const fill = async (set: number, home: string, away: string): Promise<void> => {
      await dialog.getByRole("textbox", { name: `Cordova L.: Set ${set}` }).fill(home);
      await dialog.getByRole("textbox", { name: `Belmont R.: Set ${set}` }).fill(away);
    };
    await expect.element(dialog.getByText("12 open coupons (EUR): stakes")).toBeVisible();
    await fill(1, "6", "4");
    await fill(2, "7", "7");
    await dialog.getByRole("button", { name: "Enter result" }).click();
    await expect.element(dialog.getByText("A set ends 6:0 to 6:4", { exact: false })).toBeVisible();
    await expect.element(dialog.getByRole("textbox", { name: "Cordova L.: Set 2" })).toBeInvalid();
    await fill(2, "3", "6");
    await fill(3, "7", "5");
    await dialog.getByRole("button", { name: "Enter result" }).click();
    await expect.element(dialog.getByText("The live feed still shows the match in play.")).toBeVisible();
    await dialog.getByRole("button", { name: "Enter result" }).click();
    await expect.element(dialog.getByText("Confirm that you have checked the result.")).toBeVisible();
    expect(attempts).toBe(1);
    await dialog.getByRole("checkbox", { name: "I have checked the result, and it is right." }).click();
    await dialog.getByRole("button", { name: "Enter result" }).click();
    await expect
      .poll(() => served.calls.findLast(({ key }) => key === "panelResultEnter")?.payload)
      .toEqual({
        matchId: 31,
        version: 1,
        fullTime: { home: 2, away: 1 },
        periods: [
          { home: 6, away: 4 },
          { home: 3, away: 6 },
          { home: 7, away: 5 },
        ],
        certainty: "confirmed",
        confirmed: ["early", "playing"],
      });
    expect(served.faults).toEqual([]);
  });
});

describe("A market", () => {
  test("is decided by hand, with a result for every outcome", async () => {
    const served = house();
    const { screen } = await openPanel({ path: "/results/31", house: served });
    await screen.getByRole("button", { name: "Set outcomes" }).first().click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("12 open coupons (EUR): stakes")).toBeVisible();
    await dialog.getByLabelText("Reason").fill("Priced wrong");
    await dialog.getByRole("button", { name: "Set outcomes" }).click();
    await expect.element(dialog.getByText("Choose a result for every outcome.").first()).toBeVisible();
    for (const [team, result] of [
      ["Arsenal", "won"],
      ["Draw", "lost"],
      ["Everton", "lost"],
    ] as const)
      await dialog.getByLabelText(team, { exact: true }).selectOptions(result);
    await dialog.getByRole("button", { name: "Set outcomes" }).click();
    await expect
      .poll(() => served.calls.findLast(({ key }) => key === "panelResultMarket")?.payload)
      .toEqual({
        matchId: 31,
        version: 1,
        marketId: 301,
        outcomes: [
          { outcomeId: 1, result: "won" },
          { outcomeId: 2, result: "lost" },
          { outcomeId: 3, result: "lost" },
        ],
        reason: "Priced wrong",
      });
  });
});

describe("A dead heat", () => {
  test("is entered with the competitors and the places that they share, which must fit each other", async () => {
    const served = house();
    const { screen } = await openPanel({ path: "/results/31", house: served });
    await screen.getByRole("button", { name: "Set outcomes" }).first().click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("12 open coupons (EUR): stakes")).toBeVisible();
    await dialog.getByLabelText("Reason").fill("A photograph");
    await dialog.getByLabelText("Arsenal", { exact: true }).selectOptions("dead_heat");
    await dialog.getByLabelText("Draw", { exact: true }).selectOptions("dead_heat");
    await dialog.getByLabelText("Everton", { exact: true }).selectOptions("lost");
    const arsenal = dialog.getByRole("group", { name: "Arsenal: dead heat" });
    const places = arsenal.getByLabelText("Places shared");
    await expect.element(arsenal.getByText("Pays 1/2 of the odds.")).toBeVisible();
    await places.fill("3");
    const wrong = arsenal.getByText("Enter both numbers. There cannot be more places than were tied.");
    await expect.element(wrong).toBeVisible();
    await dialog.getByRole("button", { name: "Set outcomes" }).click();
    await places.fill("");
    await expect.element(wrong).toBeVisible();
    await dialog.getByRole("button", { name: "Set outcomes" }).click();
    expect(served.calls.filter(({ key }) => key === "panelResultMarket")).toEqual([]);
    await places.fill("2");
    await arsenal.getByLabelText("Number tied").fill("2");
    await arsenal.getByRole("button", { name: "More" }).first().click();
    await expect.element(arsenal.getByText("Pays 2/3 of the odds.")).toBeVisible();
    await dialog.getByRole("button", { name: "Set outcomes" }).click();
    await expect
      .poll(() => served.calls.findLast(({ key }) => key === "panelResultMarket")?.payload)
      .toMatchObject({
        outcomes: [
          { outcomeId: 1, result: "dead_heat", share: "2/3" },
          { outcomeId: 2, result: "dead_heat", share: "1/2" },
          { outcomeId: 3, result: "lost" },
        ],
      });
    expect(served.faults).toEqual([]);
  });

  test("is shown with its share, in the market's manual result and in the dialog that replaces it", async () => {
    const served = house({ panelResult: deadHeatMatch });
    const { screen } = await openPanel({ path: "/results/31", house: served });
    await expect.element(screen.getByText("Dead heat 1/2", { exact: true }).first()).toBeVisible();
    await expect
      .element(screen.getByText("Arsenal: Dead heat 1/2, Draw: Dead heat 1/2, Everton: Lost").last())
      .toBeVisible();
    await screen.getByRole("button", { name: "Set outcomes" }).first().click();
    const draw = screen.getByRole("group", { name: "Draw: dead heat" });
    await expect.element(draw.getByLabelText("Number tied")).toHaveValue("2");
    await expect.element(draw.getByLabelText("Places shared")).toHaveValue("1");
    expect(served.faults).toEqual([]);
  });
});

describe("A request for a second person", () => {
  test("is confirmed by another person", async () => {
    const served = house({ panelResult: () => settledMatch({ request: resultRequest() }) });
    const { screen } = await openPanel({ path: "/results/31", house: served });
    await expect.element(screen.getByText("operator requests a second approval")).toBeVisible();
    await screen.getByRole("button", { name: "Confirm" }).click();
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog.getByText("€48,123.50")).toBeVisible();
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await expect
      .poll(() => served.calls.findLast(({ key }) => key === "panelResultConfirm")?.payload)
      .toEqual({
        requestId: 5,
      });
  });

  test("of one's own can be recalled and not confirmed", async () => {
    const served = house({ panelResult: () => settledMatch({ request: resultRequest({ own: true }) }) });
    const { screen } = await openPanel({ path: "/results/31", house: served });
    await expect.element(screen.getByRole("button", { name: "Recall request" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Confirm" })).not.toBeInTheDocument();
  });
});

test("A match with coupons of another operator is shown but cannot be changed", async () => {
  const served = house({
    panelResult: () => matchResult(31, { shared: true, may: [], impact: [{ ...paidImpact, paid: minor(0) }] }),
  });
  const { screen } = await openPanel({ path: "/results/31", house: served });
  await expect.element(screen.getByText("Other operators offer this match too", { exact: false })).toBeVisible();
  for (const name of ["Enter result", "Void match", "Roll back", "Set outcomes"])
    await expect.element(screen.getByRole("button", { name })).not.toBeInTheDocument();
});

test("The list shows the state of each match, and leads to it", async () => {
  const served = house();
  const { screen } = await openPanel({ path: "/results?state=review.awaiting", house: served });
  await expect
    .poll(() => served.calls.findLast(({ key }) => key === "panelResults")?.payload)
    .toMatchObject({
      filter: { state: ["review", "awaiting"] },
    });
  await expect.element(screen.getByText("Under review").last()).toBeVisible();
  await screen.getByRole("link", { name: "Arsenal 3 – Everton 3" }).click();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Arsenal – Everton");
});
