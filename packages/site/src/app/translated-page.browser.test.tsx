import { minor } from "@livery/betting";
import { followReplacedTexts } from "@livery/browser-app";
import { translatePage } from "@livery/browser-app/testing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { fakeLive, footballInput } from "../testing/fake-live.ts";
import { openSite } from "../testing/open-site.tsx";

const textOf = (selector: string): string => document.querySelector<HTMLElement>(selector)?.innerText ?? "";

test("a translated page shows the money that is meant: prices, totals and balance follow, and its pages and dialogs open", async () => {
  const live = fakeLive([footballInput(1, { status: "1p" })]);
  const { app, screen } = await openSite({ path: "/livebets", house: houseOfPlayer(), live: live.ports });
  const home = screen.getByRole("button", { name: /Match result.*Home 1, \d/ }).first();
  await home.click();
  const slip = screen.getByRole("complementary", { name: /^Bet slip/ });
  await slip.getByRole("textbox", { name: "Stake" }).fill("20");
  const placing = slip.getByRole("button", { name: /^Place bet/ });
  await expect.element(placing).toHaveTextContent("Place bet · €20.00");
  await translatePage();

  live.tick([[10, 1, 7770]]);
  await expect.poll(() => (home.element() as HTMLElement).innerText).toContain("7.77");
  await slip.getByRole("button", { name: /Accept new odds/ }).click();
  await slip.getByRole("textbox", { name: "Stake" }).fill("50");
  await expect.poll(() => (slip.element() as HTMLElement).innerText).toMatch(/Total stake\s+€50\.00/);
  await expect.poll(() => (slip.element() as HTMLElement).innerText).toContain("€388.50");
  expect((slip.element() as HTMLElement).innerText).not.toContain("€20.00");
  expect((placing.element() as HTMLElement).innerText).toContain("€50.00");
  app.services.session.send({ type: "BALANCE", balance: minor(43_21) });
  await expect.poll(() => textOf("header [role=status]")).toContain("€43.21");

  await slip.getByRole("button", { name: /^Remove/ }).click();
  await translatePage();
  await expect.element(slip.getByText("Your bet slip is empty")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  for (const name of ["Results", "Sports"]) {
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).first().click();
    await expect.poll(() => textOf("main h1")).not.toBe("");
    await translatePage();
  }
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a translated board of live matches follows prices and clocks, and its matches are moved and removed", async () => {
  const clock = { phase: "1p", second: 9 * 60, stopped: true, added: 0, at: Date.now() };
  const match = (id: number, second: number) => footballInput(id, { status: "1p", clock: { ...clock, second } });
  const live = fakeLive([match(1, 9 * 60), match(2, 9 * 60), match(3, 9 * 60)]);
  const { path, screen } = await openSite({
    path: "/livebets?matches=1,2,3",
    house: houseOfPlayer(),
    live: live.ports,
    variants: { liveBets: "multiview" },
  });
  const board = screen.getByRole("region", { name: "Multi-view", exact: true });
  const card = (nth: number): HTMLElement =>
    board.getByRole("article", { name: `Home ${nth} – Away ${nth}`, exact: true }).element() as HTMLElement;
  const clockOf = (nth: number): HTMLElement | undefined =>
    [...card(nth).querySelectorAll("bdi")].find(({ innerText }) => /^\d+′$/u.test(innerText));
  await expect.poll(() => clockOf(1)?.innerText).toBe("10′");
  expect(clockOf(1)?.translate).toBe(false);
  await translatePage();

  live.tick([[10, 1, 7770]]);
  await expect.poll(() => card(1).innerText).toContain("7.77");
  live.change(match(1, 23 * 60));
  await expect.poll(() => clockOf(1)?.innerText).toBe("24′");
  const arrange = board.getByRole("button", { name: "Arrange: Home 1 – Away 1", exact: true });
  await arrange.click();
  await screen.getByRole("menuitem", { name: "Move back" }).click();
  await expect.poll(path).toBe("/en/livebets?matches=2,1,3");
  await translatePage();
  await board.getByRole("button", { name: "Remove: Home 2 – Away 2", exact: true }).click();
  await expect.poll(path).toBe("/en/livebets?matches=1,3");
  live.tick([[10, 1, 8880]]);
  await expect.poll(() => card(1).innerText).toContain("8.88");
});

test("a translated page of a live match follows its prices and its clock, and its half-time is translated", async () => {
  const clock = { phase: "1p", second: 9 * 60, stopped: true, added: 0, at: Date.now() };
  const live = fakeLive([footballInput(1, { status: "1p", clock })]);
  const { screen } = await openSite({ path: "/livebets/match/1", house: houseOfPlayer(), live: live.ports });
  const clockText = (text: string) => screen.getByRole("main").getByText(text, { exact: true }).first();
  await expect.element(clockText("10′")).toHaveAttribute("translate", "no");
  const home = screen.getByRole("button", { name: /Match result.*Home 1, \d/ }).first();
  await translatePage();
  live.tick([[10, 1, 7770]]);
  await expect.poll(() => (home.element() as HTMLElement).innerText).toContain("7.77");
  live.change(footballInput(1, { status: "pause", clock: null }));
  await expect.element(clockText("Half-time")).toHaveAttribute("translate", "yes");
});

/** Texts beside elements, which React writes, removes, and inserts elements before. */
function Mixed({ round }: { readonly round: number }) {
  return (
    <p>
      {`round ${round}`} <b>b</b>
      {round === 2 && <i>i</i>}
      {round < 3 && "tail"}
    </p>
  );
}

test("a replaced text that stands beside elements is written, removed, and inserted before", async () => {
  followReplacedTexts(document);
  const { container, rerender } = await render(<Mixed round={1} />);
  await translatePage(container);
  await rerender(<Mixed round={2} />);
  await expect.poll(() => container.innerText).toBe("round 2 bitail");
  await translatePage(container);
  await rerender(<Mixed round={3} />);
  await expect.poll(() => container.innerText).toBe("round 3 b");
});
