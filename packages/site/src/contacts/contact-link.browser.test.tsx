import { minor } from "@livery/betting";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PaymentDriver } from "../pages/transfer-request/testing/driver.ts";
import { openChat } from "./open-chat.ts";
import { chatFrameOf, messagesToChat } from "../testing/chat-frame.ts";
import { eventually } from "../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../testing/fake-house.ts";
import { openSite, type SiteInWindow } from "../testing/open-site.tsx";
import { paymentMethods } from "../testing/payment-fixtures.ts";

const chat = { live_chat_script: "chat()" };
const whatsapp = { whatsapp_number: "+90 212 555 00 00", whatsapp_title: "Cashier" };
const house = (changes: Parameters<typeof houseOfPlayer>[0] = {}) =>
  houseOfPlayer({ getPaymentBanks: () => [...paymentMethods], getTransfers: () => pageOf([]), ...changes });
const open = (site: SiteInWindow) =>
  openSite({ house: house(), services: () => ({ chatFrame: chatFrameOf("ready") }), ...site });

/** Returns the texts of the contacts in the main part of the page, in order. */
const contactTexts = () =>
  [...document.querySelectorAll<HTMLElement>("main li > :is(a, button)")].map(({ textContent }) => textContent);

describe("A site that pays by chat", () => {
  test("leads a deposit to the chat first, then to the other contacts, each by its name", async () => {
    await open({ path: "/deposit", settings: { payway: "chat", ...chat, ...whatsapp, telegram_name: "@harbour" } });
    await eventually(contactTexts).toEqual([
      "Chat with us",
      "Cashier · WhatsApp +90 212 555 00 00",
      "Telegram @harbour",
    ]);
  });

  test("needs no contact other than the chat", async () => {
    const { screen } = await open({ path: "/withdraw", settings: { payway: "chat", ...chat } });
    await screen.getByRole("main").getByRole("button", { name: "Chat with us" }).click();
    await expect.element(screen.getByRole("dialog", { name: "Chat with us" })).toBeVisible();
    await eventually(() => document.querySelector("iframe")?.inert).toBe(false);
  });
});

describe.each(["classic", "keypad", "table"] as const)("The payment page %s", (transferRequest) => {
  const variants = { transferRequest } as const;
  const settings = { ...chat, ...whatsapp };

  test("links the live support that a blocked player is referred to (§8)", async () => {
    const refusing = house({ setTransferRequest: refuse("transfers_blocked") });
    await open({ path: "/deposit", variants, settings, house: refusing });
    const driver = new PaymentDriver();
    await driver.toReview({ direction: "deposit", payId: 3, amount: minor(5_000), values: {} });
    await driver.confirm();
    const alert = page.getByRole("alert").filter({ hasText: "contact us via live support" });
    await expect.element(alert.getByRole("link", { name: /WhatsApp/ })).toBeVisible();
    await alert.getByRole("button", { name: "Chat with us" }).click();
    await expect.element(page.getByRole("dialog", { name: "Chat with us" })).toBeVisible();
  });

  test("shows the contacts where no method is offered", async () => {
    const site = { path: "/deposit", variants, settings };
    await open({ ...site, house: house({ getPaymentBanks: () => [] }) });
    const main = page.getByRole("main");
    await expect.element(main.getByText("No payment methods are available at the moment")).toBeVisible();
    await expect.element(main.getByRole("button", { name: "Chat with us" })).toBeVisible();
    await expect.element(main.getByRole("link", { name: /WhatsApp/ })).toBeVisible();
  });
});

describe("The payment page handoff", () => {
  const variants = { transferRequest: "handoff" } as const;

  test("opens the chat with the message that it has written", async () => {
    const { stop, texts } = messagesToChat();
    onTestFinished(stop);
    const { screen } = await open({
      path: "/deposit?method=2&amount=5000",
      variants,
      settings: { ...chat, ...whatsapp },
    });
    await screen.getByRole("main").getByRole("button", { name: "Chat with us" }).click();
    const text = `Hello, I would like to make a deposit.\nAmount: €50.00\nPayment method: ${paymentMethods[1]!.title}`;
    await eventually(() => texts).toEqual([{ livery: "chat", type: "message", text }]);
    expect(contactTexts()).toEqual(["Chat with us", "Cashier · WhatsApp +90 212 555 00 00"]);
  });

  test("shows the contacts once where no method is offered", async () => {
    const site = { path: "/deposit", variants, settings: { ...chat } };
    await open({ ...site, house: house({ getPaymentBanks: () => [] }) });
    await expect.element(page.getByText("No payment methods are available at the moment")).toBeVisible();
    await eventually(() => page.getByRole("main").getByRole("button", { name: "Chat with us" }).elements().length).toBe(
      1,
    );
  });

  test("shows the contacts where the methods cannot be loaded", async () => {
    const site = { path: "/withdraw", variants, settings: { ...chat, ...whatsapp } };
    const { screen } = await open({ ...site, house: house({ getPaymentBanks: refuse("technical") }) });
    await expect.element(screen.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
    expect(contactTexts()).toEqual(["Chat with us", "Cashier · WhatsApp +90 212 555 00 00"]);
    const link = screen.getByRole("main").getByRole("link", { name: /WhatsApp/ });
    expect((link.element() as HTMLAnchorElement).href).toContain("I%20would%20like%20to%20make%20a%20withdrawal");
  });

  test("in a dialog closes for the chat, which restores the focus to where the dialog was opened", async () => {
    const { app, screen } = await open({ path: "/results", variants, settings: { ...chat, payway: "popup" } });
    const deposit = screen.getByRole("banner").getByRole("link", { name: "Deposit" });
    const cashier = screen.getByRole("dialog", { name: "Deposit or withdraw" });
    const panel = screen.getByRole("dialog", { name: "Chat with us" });
    // Its code is loaded already: it is drawn at the moment when the popup closes.
    openChat(app.services);
    await expect.element(panel).toBeVisible();
    app.services.chat.set(null);
    await expect.element(deposit).toBeVisible();
    (deposit.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await cashier.getByRole("button", { name: "Chat with us" }).click();
    await expect.element(cashier).not.toBeInTheDocument();
    await expect.element(panel.getByRole("heading", { name: "Chat with us" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(deposit).toHaveFocus();
    expect(app.services.cashier.get()).toBeNull();
  });
});
