import { minor } from "@livery/betting";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../testing/fake-house.ts";
import { openSite } from "../../testing/open-site.tsx";
import { paymentMethod, paymentMethods, paymentRequest, paymentAnswer } from "../../testing/payment-fixtures.ts";
import { PaymentDriver } from "./testing/driver.ts";

const press = async (...keys: readonly string[]) => {
  for (const name of keys) await page.getByRole("button", { name, exact: true }).click();
};
const methods = () =>
  page
    .getByRole("list", { name: "Payment method" })
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent.split("€")[0]);
const amount = () => page.getByRole("textbox", { name: "Amount" });

describe("keypad", () => {
  const open = (path: string) => openSite({ path, variants: { transferRequest: "keypad" }, house: houseOfPlayer() });

  test("the keys write the amount, and only methods that accept it are offered", async () => {
    await open("/deposit");
    await press("1", "5", "0", "Decimal mark", "5");
    await expect.element(amount()).toHaveValue("150.50");
    await press("Continue");
    await expect.poll(methods).toEqual(["Hill Street Bank", "Instant transfer", "Coral Wallet"]);
    await press("Back", "Delete the last digit", "Delete the last digit");
    await press("0", "Continue");
    await expect.poll(methods).toEqual(["Hill Street Bank"]);
  });

  test.each(["en", "fa"])("a phone shows the amount, every key and the next button at once: %s", async (lang) => {
    const { screen } = await openSite({
      path: "/deposit",
      lang,
      width: 390,
      shell: "mobile",
      variants: { transferRequest: "keypad" },
      house: houseOfPlayer(),
    });
    await page.viewport(390, 844);
    const continueButton = screen.getByRole("button", { name: lang === "en" ? "Continue" : "ادامه" });
    await expect.element(continueButton).toBeVisible();
    const navigation = screen.getByRole("navigation").last().element().getBoundingClientRect();
    expect(continueButton.element().getBoundingClientRect().bottom).toBeLessThan(navigation.top);
  });

  test("a method from a link is dropped if it does not accept the amount", async () => {
    await open("/deposit?method=3");
    await expect.element(page.getByText("With Coral Wallet")).toBeVisible();
    await press("9", "0", "0", "Continue");
    await expect.poll(methods).toEqual(["Hill Street Bank", "Instant transfer"]);
    expect(page.getByRole("button", { pressed: true }).elements()).toHaveLength(0);
  });
});

describe("sheet", () => {
  const open = (path: string) => openSite({ path, variants: { transferRequest: "sheet" }, house: houseOfPlayer() });

  test("keeps the input when it is closed, and continues with it", async () => {
    const { screen } = await open("/transferRequest");
    await press("Deposit");
    const sheet = screen.getByRole("dialog", { name: "Deposit" });
    await sheet.getByRole("button", { name: /^Coral Wallet/ }).click();
    await amount().fill("20");
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(screen.getByText("Deposit · €20.00 · Coral Wallet")).toBeVisible();
    await press("Continue request");
    await expect.element(amount()).toHaveValue("20.00");
  });

  test("says that earlier requests could not be loaded, instead of that there are none", async () => {
    const house = houseOfPlayer({
      getTransfers: ({ page: number }) => (number === 1 ? pageOf([paymentRequest(1)], 40) : refuse("not_found")()),
    });
    const { screen } = await openSite({ path: "/transferRequest", variants: { transferRequest: "sheet" }, house });
    await screen.getByRole("button", { name: "Next page" }).click();
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(document.body.textContent).not.toContain("No requests yet");
  });

  test("opens at half of the screen for choices, and higher for input", async () => {
    const { screen } = await open("/deposit");
    const grip = screen.getByRole("button", { name: /^Panel height/ });
    await expect.element(grip).toHaveAccessibleName("Panel height: half screen");
    await screen.getByRole("button", { name: /^Coral Wallet/ }).click();
    await expect.element(grip).toHaveAccessibleName("Panel height: full screen");
  });
});

describe("chat", () => {
  test("an earlier answer can be changed without the others being asked again", async () => {
    const house = houseOfPlayer({ setTransferRequest: () => paymentAnswer });
    const { screen } = await openSite({ path: "/deposit", variants: { transferRequest: "chat" }, house });
    const driver = new PaymentDriver();
    expect(await driver.toReview({ direction: "deposit", payId: 2, amount: minor(5_000), values: {} })).toBe(true);
    await press("Change Payment method");
    await screen.getByRole("button", { name: /^Coral Wallet/ }).click();
    await expect.element(screen.getByRole("button", { name: "Request deposit · €50.00" })).toBeVisible();
    const log = screen.getByRole("log", { name: "Conversation" });
    await expect.element(log.getByText("Coral Wallet")).toBeVisible();
    await driver.confirm();
    await expect.element(screen.getByText("Payment request received").first()).toBeVisible();
    // What was said stays to be read.
    await expect.element(log.getByText("Coral Wallet")).toBeVisible();
  });

  test("asks for the direction if the address does not have it, and continues with the next answer", async () => {
    const { screen } = await openSite({
      path: "/transferRequest",
      variants: { transferRequest: "chat" },
      house: houseOfPlayer(),
    });
    await expect.element(screen.getByText("Would you like to make a deposit or a withdrawal?")).toBeVisible();
    await press("Withdrawal");
    await screen.getByRole("button", { name: /^To my wallet/ }).click();
    await expect.element(amount()).toHaveFocus();
  });
});

describe("terminal", () => {
  test("shows at most four methods at once, and the others after them", async () => {
    const many = Array.from({ length: 6 }, (_, index) => paymentMethod(index + 11, { title: `Way ${index + 1}` }));
    const house = houseOfPlayer({ getPaymentBanks: () => many });
    await openSite({ path: "/deposit", variants: { transferRequest: "terminal" }, house });
    await expect.poll(methods).toEqual(["Way 1", "Way 2", "Way 3", "Way 4"]);
    await press("More (1 of 2)");
    await expect.poll(methods).toEqual(["Way 5", "Way 6"]);
  });

  test("is filled in without a keyboard, with keys of 64 px, and prints a slip with a barcode", async () => {
    const house = houseOfPlayer({ setTransferRequest: () => paymentAnswer });
    const { screen } = await openSite({ path: "/transferRequest", variants: { transferRequest: "terminal" }, house });
    await press("Deposit");
    await screen.getByRole("button", { name: /^Voucher/ }).click();
    await press("2", "0", "Continue", "7", "0", "7", "Delete last character", "9");
    await expect.element(screen.getByRole("textbox", { name: "Voucher number" })).toHaveValue("709");
    const small = [...document.querySelectorAll("main button")].filter(
      (button) => button.checkVisibility() && button.getBoundingClientRect().height < 64,
    );
    expect(small).toEqual([]);
    await press("Continue");
    await new PaymentDriver().confirm();
    await expect.element(screen.getByRole("img", { name: "Reference" })).toBeVisible();
    expect(house.calls.findLast(({ key }) => key === "setTransferRequest")?.payload).toMatchObject({
      amount: 2_000n,
      values: { code: "709" },
    });
  });

  test("marks today in a calendar by the site's time zone", async () => {
    const sentOn = { name: "sentOn", label: "Sent on", type: "date", required: false, hint: null } as const;
    const { screen } = await openSite({
      path: "/deposit?method=11&amount=5000",
      variants: { transferRequest: "terminal" },
      house: houseOfPlayer({ getPaymentBanks: () => [paymentMethod(11, { fields: [sentOn] })] }),
      settings: { time_zone: "Europe/Istanbul" },
      now: () => Date.parse("2026-11-28T22:30:00Z"),
    });
    await press("Continue");
    await expect.element(screen.getByRole("button", { name: /29/u })).toHaveAttribute("aria-current", "date");
  });

  test("has letters on the screen", async () => {
    const { screen } = await openSite({
      path: "/deposit?method=1&amount=5000",
      variants: { transferRequest: "terminal" },
      house: houseOfPlayer({ getPaymentBanks: () => [...paymentMethods] }),
    });
    await press("Continue", "M", "abc", "a", "Space", "b");
    await expect.element(screen.getByRole("textbox", { name: "Sender's name" })).toHaveValue("Ma b");
  });
});

describe("handoff", () => {
  const settings = { whatsapp_number: "+90 212 555 00 00", telegram_name: "@harbour" };
  const link = (name: RegExp) => page.getByRole("main").getByRole("link", { name }).element() as HTMLAnchorElement;
  const message = (name: RegExp) => new URL(link(name).href).searchParams.get("text") ?? "";

  test("the message contains the choice, and the reference once the request is stored", async () => {
    const house = houseOfPlayer({
      setTransferRequest: () => paymentAnswer,
      getTransfers: () => pageOf([paymentRequest(1)]),
    });
    const { screen } = await openSite({ path: "/deposit", variants: { transferRequest: "handoff" }, house, settings });
    await expect.poll(() => message(/^WhatsApp/)).toBe("Hello, I would like to make a deposit.");
    const driver = new PaymentDriver();
    expect(await driver.toReview({ direction: "deposit", payId: 3, amount: minor(5_000), values: {} })).toBe(true);
    expect(message(/^WhatsApp/)).toBe(
      "Hello, I would like to make a deposit.\nAmount: €50.00\nPayment method: Coral Wallet",
    );
    expect(link(/^WhatsApp/).href).toContain("https://wa.me/902125550000?text=");
    expect(message(/^Telegram/)).toBe(message(/^WhatsApp/));
    await driver.confirm();
    await expect.element(screen.getByText("Payment request received").first()).toBeVisible();
    expect(message(/^WhatsApp/)).toContain("Reference: HB7K2M9P99");
  });

  test("leads to the contacts if the server takes no requests, and says so if no contact is set", async () => {
    const house = () => houseOfPlayer({ getPaymentBanks: () => [] });
    const site = { path: "/withdraw", variants: { transferRequest: "handoff" } } as const;
    const withContacts = await openSite({ ...site, house: house(), settings });
    await expect.poll(() => message(/^Telegram/)).toBe("Hello, I would like to make a withdrawal.");
    await withContacts.screen.unmount();
    await openSite({ ...site, house: house() });
    await eventually(() => document.body.textContent).toContain("No contact details are available at the moment.");
  });
});
