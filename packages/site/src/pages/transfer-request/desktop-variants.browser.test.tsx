import { minor } from "@livery/betting";
import type { PageVariant } from "@livery/skin";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../testing/fake-house.ts";
import { player } from "../../testing/fixtures.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { paymentMethod, paymentMethods, paymentRequest, paymentAnswer } from "../../testing/payment-fixtures.ts";

const house = (changes = {}) =>
  houseOfPlayer({
    getTransfers: () => pageOf([paymentRequest(1)]),
    setTransferRequest: () => paymentAnswer,
    ...changes,
  });
const open = (transferRequest: PageVariant<"transferRequest">, site: SiteInWindow = {}) =>
  openSite({ path: "/deposit", variants: { transferRequest }, house: house(), ...site });
const text = () => document.body.textContent;

test("split: the summary shows the input, which cannot be changed during the confirmation", async () => {
  const { screen } = await open("split", { path: "/deposit?method=2&amount=5000" });
  await expect.element(screen.getByRole("heading", { name: "Summary" })).toBeVisible();
  await eventually(text).toContain("Within 10 minutes");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByRole("heading", { name: "Check your request" })).toHaveFocus();
  await expect.element(screen.getByRole("textbox", { name: /^Amount/ })).toBeDisabled();
  await expect.element(screen.getByRole("radio", { name: "Coral Wallet" })).toBeDisabled();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(screen.getByRole("textbox", { name: /^Amount/ })).toHaveValue("50.00");
});

/** One method a category, as many houses have it; the first is called as its category is. */
const single = [
  paymentMethod(1, { title: "Bank transfer" }),
  paymentMethod(2, { title: "Coral Wallet", categoryId: 2, categoryTitle: "Wallets" }),
];

test("split: a heading that repeats its only method is for screen readers alone", async () => {
  const { screen } = await open("split", { house: house({ getPaymentBanks: () => single }) });
  const heading = (name: string) => screen.getByRole("main").getByRole("heading", { name });
  const drawnAlone = (name: string) => heading(name).element().firstElementChild === null;
  await expect.element(heading("Wallets")).toBeVisible();
  expect([drawnAlone("Bank transfer"), drawnAlone("Wallets")]).toEqual([false, true]);
  await expect.element(screen.getByRole("group", { name: "Bank transfer" })).toBeInTheDocument();
});

test("cards: categories with one card are side by side, and an opened one has the full width", async () => {
  const { screen } = await open("cards", { house: house({ getPaymentBanks: () => single }) });
  const box = (name: string) =>
    screen.getByRole("main").getByRole("heading", { name }).element().parentElement!.getBoundingClientRect();
  await expect.element(screen.getByRole("heading", { name: "Wallets" })).toBeVisible();
  expect(box("Wallets").top).toBe(box("Bank transfer").top);
  expect(box("Wallets").left).toBeGreaterThanOrEqual(box("Bank transfer").right);
  const narrow = box("Bank transfer").width;
  await screen.getByRole("button", { name: /^Bank transfer/ }).click();
  await eventually(() => box("Wallets").top > box("Bank transfer").top).toBe(true);
  expect(box("Bank transfer").width).toBeGreaterThan(2 * narrow);
});

test("receipt: the account of the first bank is open from the start; another method replaces it and stays", async () => {
  const { screen } = await open("receipt");
  const bank = screen.getByRole("radio", { name: "Hill Street Bank" });
  await expect.element(bank).toBeChecked();
  await expect.element(screen.getByText("DE89 3704 0044 0532 0130 00")).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  // The line says what is copied, so the button has one word.
  const copy = screen.getByRole("button", { name: "Copy IBAN" });
  await expect.element(copy).toHaveTextContent("Copy");
  await copy.click();
  expect(copied).toHaveBeenCalledExactlyOnceWith("DE89 3704 0044 0532 0130 00");
  await expect.element(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  await screen.getByRole("radio", { name: "Coral Wallet" }).click();
  await expect.element(screen.getByRole("radio", { name: "Coral Wallet" })).toBeChecked();
  expect(text()).not.toContain("DE89 3704 0044 0532 0130 00");
  await screen.getByRole("main").getByText("Withdrawal", { exact: true }).click();
  await expect.element(screen.getByRole("radio", { name: "To my bank" })).toBeChecked();
});

test("receipt: a withdrawn method is not replaced by another one without the player's choice", async () => {
  const changed = house({ setTransferRequest: refuse("method_withdrawn") });
  const { screen } = await open("receipt", { path: "/deposit?method=2&amount=5000", house: changed });
  await screen.getByRole("button", { name: "Continue" }).click();
  changed.answers.getPaymentBanks = () => paymentMethods.filter(({ payId }) => payId !== 2);
  await screen.getByRole("button", { name: /^Request deposit/ }).click();
  await eventually(text).toContain("This payment method is no longer available");
  await expect.element(screen.getByRole("radio", { name: "Instant transfer" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: "Hill Street Bank" })).not.toBeChecked();
});

test("receipt: each earlier request has its reference", async () => {
  await open("receipt");
  await eventually(text).toContain("HB7K2M9P01");
});

test("express: the last request is one press from its review; nothing is sent before it is confirmed", async () => {
  const calls = house();
  const { screen } = await open("express", { house: calls });
  await screen.getByRole("button", { name: "Repeat: €50.00 · Instant transfer" }).click();
  await expect.element(screen.getByRole("heading", { name: "Check your request" })).toHaveFocus();
  expect(calls.calls.filter(({ key }) => key === "setTransferRequest")).toHaveLength(0);
  await screen.getByRole("button", { name: "Request deposit · €50.00" }).click();
  await eventually(() => calls.calls.findLast(({ key }) => key === "setTransferRequest")?.payload).toMatchObject({
    payId: 2,
    amount: minor(5_000),
  });
});

test("express: a round amount continues by itself if nothing is missing, and waits otherwise", async () => {
  const { screen } = await open("express");
  await screen.getByRole("radio", { name: "Voucher" }).click();
  await screen.getByRole("button", { name: "€20.00", exact: true }).click();
  await expect.element(screen.getByRole("textbox", { name: /^Amount/ })).toHaveValue("20.00");
  expect(text()).not.toContain("Please fill this in.");
  await screen.getByRole("radio", { name: "Coral Wallet" }).click();
  await screen.getByRole("button", { name: "€50.00", exact: true }).click();
  await expect.element(screen.getByRole("heading", { name: "Check your request" })).toBeVisible();
});

test("express: a round amount above the balance says so", async () => {
  const poor = house({ getUserData: () => ({ ...player, balance: minor(3_000) }) });
  const { screen } = await open("express", { path: "/withdraw", house: poor });
  await screen.getByRole("radio", { name: "To my wallet" }).click();
  await screen.getByRole("button", { name: "€50.00", exact: true }).click();
  await expect.element(screen.getByText("Your balance is €30.00. Please enter a smaller amount.")).toBeVisible();
});

test("express: a favourite is stored, moves nothing at first, and comes first at the next visit", async () => {
  const stored = new Map<string, string>();
  const first = await open("express", { stored });
  const titles = () =>
    [...document.querySelectorAll<HTMLInputElement>("main form input[type=radio]")].map(
      (radio) => document.getElementById(radio.getAttribute("aria-labelledby") ?? "")?.textContent,
    );
  await eventually(titles).toEqual(["Hill Street Bank", "Instant transfer", "Coral Wallet", "Voucher"]);
  const star = first.screen.getByRole("button", { name: "Favourite: Coral Wallet" });
  await star.click();
  await expect.element(star).toHaveAttribute("aria-pressed", "true");
  expect(titles()[0]).toBe("Hill Street Bank");
  await first.screen.unmount();
  await open("express", { stored });
  await eventually(titles).toEqual(["Coral Wallet", "Hill Street Bank", "Instant transfer", "Voucher"]);
});

test("terminal: the two keys of its first screen share a good part of the window", async () => {
  const { screen } = await open("terminal", { path: "/transferrequest" });
  const keys = screen.getByRole("group", { name: "Request type" }).getByRole("button");
  await expect.poll(() => keys.elements().length).toBe(2);
  const heights = keys.elements().map((key) => key.getBoundingClientRect().height);
  expect(Math.min(...heights)).toBeGreaterThan(window.innerHeight * 0.4);
});

test("chat: its window stands from the first question on, with the replies at its foot", async () => {
  const { screen } = await open("chat", { path: "/transferrequest" });
  const log = screen.getByRole("log");
  await expect.element(log).toBeVisible();
  const talk = log.element().parentElement!.getBoundingClientRect();
  expect(talk.height).toBeGreaterThan(window.innerHeight * 0.45);
  const reply = screen.getByRole("main").getByRole("button", { name: "Withdrawal" }).element().getBoundingClientRect();
  expect(talk.bottom - reply.bottom).toBeLessThan(40);
});

test("accordion: its first fold is open from the start, and can be closed", async () => {
  const { screen } = await open("accordion");
  const fold = screen.getByRole("button", { name: /^Bank transfer/ });
  await expect.element(fold).toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByText("Hill Street Bank")).toBeVisible();
  await fold.click();
  await expect.element(fold).toHaveAttribute("aria-expanded", "false");
});
