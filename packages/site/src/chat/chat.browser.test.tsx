import { axeViolations } from "@livery/ui/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { chatFrameOf, sendFromChat, messagesToChat } from "../testing/chat-frame.ts";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, refuse } from "../testing/fake-house.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../testing/open-site.tsx";
import { chatAddress, openChat } from "../contacts/open-chat.ts";

const settings = { live_chat_script: "chat()", whatsapp_number: "+90 212 555 00 00", whatsapp_title: "Cashier" };
const open = ({ frame = "ready", ...site }: SiteInWindow & { readonly frame?: "ready" | "silent" } = {}) =>
  openSite({
    path: "/results",
    settings,
    house: fakeHouse({ getPage: refuse("not_found") }),
    services: () => ({ chatFrame: chatFrameOf(frame) }),
    ...site,
  });
const dialog = ({ screen }: OpenSite, name = "Chat with us") => screen.getByRole("dialog", { name });
const handle = ({ screen }: OpenSite) => screen.getByRole("button", { name: /^Chat( \d|$)/ });
const contactButton = ({ screen }: OpenSite) =>
  screen.getByRole("contentinfo").getByRole("button", { name: "Chat with us" });
const frame = () => document.querySelector("iframe");

/** Waits for the next frame to load. Listens before the frame exists: it may load before a test finds it. */
function frameLoad(): Promise<void> {
  return new Promise((resolve) => {
    const receive = ({ target }: Event): void => {
      if (target instanceof HTMLIFrameElement) resolve();
    };
    document.addEventListener("load", receive, true);
    onTestFinished(() => document.removeEventListener("load", receive, true));
  });
}

/** Types of the messages that the window has received from any sender. The site's listener receives each in the same event. */
function receivedMessages(): readonly string[] {
  const types: string[] = [];
  const receive = ({ data }: MessageEvent<{ readonly type?: string }>): void => {
    if (data.type !== undefined) types.push(data.type);
  };
  window.addEventListener("message", receive);
  onTestFinished(() => window.removeEventListener("message", receive));
  return types;
}

/** Opens the chat by the footer's contact. */
async function press(site: OpenSite): Promise<void> {
  await contactButton(site).click();
  await expect.element(dialog(site)).toBeVisible();
}
const ready = () => eventually(() => frame()?.inert).toBe(false);

describe("The chat", () => {
  test("loads when it is first opened, in a frame with an opaque origin", async () => {
    const site = await open();
    await expect.element(contactButton(site)).toHaveAttribute("aria-expanded", "false");
    expect(frame()).toBeNull();
    await press(site);
    await ready();
    expect([...frame()!.sandbox].toSorted()).toEqual([
      "allow-forms",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
      "allow-scripts",
    ]);
    expect([frame()!.title, frame()!.referrerPolicy]).toEqual(["Chat with us", "no-referrer"]);
    expect(frame()!.contentDocument).toBeNull();
  });

  test("requests the script of the shell, and the mobile one in a narrow window", async () => {
    for (const [site, address] of [
      [{ width: 1440 }, chatAddress],
      [{ width: 600 }, `${chatAddress}?shell=mobile`],
      [{ width: 1440, shell: "mobile" }, `${chatAddress}?shell=mobile`],
    ] as const) {
      const opened = await open({ ...site, services: () => ({}) });
      openChat(opened.app.services);
      await eventually(() => frame()?.getAttribute("src")).toBe(address);
      await opened.screen.unmount();
    }
  });

  test("leaves the page beside it usable: Escape there does not close it, and its button restores the focus", async () => {
    const site = await open();
    await press(site);
    await ready();
    const results = site.screen.getByRole("contentinfo").getByRole("link", { name: "Results" });
    (results.element() as HTMLElement).focus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog(site)).toBeVisible();
    await dialog(site).getByRole("button", { name: "Close" }).click();
    await expect.element(dialog(site)).not.toBeInTheDocument();
    await expect.element(contactButton(site)).toHaveFocus();
  });

  test("is opened, used and closed by keyboard alone", async () => {
    const site = await open();
    await expect.element(contactButton(site)).toBeVisible();
    (contactButton(site).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog(site).getByRole("heading", { name: "Chat with us" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(dialog(site).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(contactButton(site)).toHaveFocus();
  });

  test("keeps running while it is closed and across pages, counts unread messages, and resets the count when it opens", async () => {
    const site = await open();
    await press(site);
    await ready();
    const one = frame();
    sendFromChat({ type: "unread", count: 4 });
    await dialog(site).getByRole("button", { name: "Close" }).click();
    await expect.element(handle(site)).toHaveAccessibleName("Chat");
    sendFromChat({ type: "unread", count: 2 });
    await expect.element(handle(site)).toHaveAccessibleName("Chat 2 unread messages in the chat");
    await site.app.router.navigate({ to: "/en/ticketCheck" });
    await expect.element(site.screen.getByRole("heading", { level: 1, name: "Check a coupon" })).toBeVisible();
    expect(frame()).toBe(one);
    await handle(site).click();
    await expect.element(dialog(site)).toBeVisible();
    expect(frame()).toBe(one);
    await userEvent.keyboard("{Escape}");
    await expect.element(handle(site)).toHaveAccessibleName("Chat");
    // The page of the opener has changed, so the focus goes to the handle.
    await expect.element(handle(site)).toHaveFocus();
  });

  test("covers nothing at the page's end while it is closed", async () => {
    const site = await open({ width: 390, shell: "mobile" });
    openChat(site.app.services);
    await ready();
    await userEvent.keyboard("{Escape}");
    await expect.element(handle(site)).toBeVisible();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const top = handle(site).element().getBoundingClientRect().top;
    expect(document.querySelector("footer")!.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  });

  test("closes when the frame requests it, and leaves a focus elsewhere alone", async () => {
    const site = await open();
    await press(site);
    await ready();
    const results = site.screen.getByRole("contentinfo").getByRole("link", { name: "Results" });
    (results.element() as HTMLElement).focus();
    sendFromChat({ type: "close" });
    await expect.element(dialog(site)).not.toBeInTheDocument();
    await expect.element(results).toHaveFocus();
    sendFromChat({ type: "unread", count: 120 });
    await expect.element(handle(site)).toHaveAccessibleName("Chat 120 unread messages in the chat");
    await expect.element(handle(site).getByText("99+")).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test("accepts messages of its frame alone", async () => {
    const site = await open({ frame: "silent" });
    const received = receivedMessages();
    await press(site);
    for (const type of ["ready", "close"]) window.postMessage({ livery: "chat", type }, "*");
    const other = document.body.appendChild(document.createElement("iframe"));
    onTestFinished(() => other.remove());
    other.setAttribute("sandbox", "allow-scripts");
    other.src = chatFrameOf("ready");
    await new Promise((resolve) => other.addEventListener("load", resolve));
    sendFromChat({ type: "open" });
    await eventually(() => received.toSorted()).toEqual(["close", "open", "ready", "ready"]);
    expect([frame()!.inert, site.app.services.chat.get()?.isOpen]).toEqual([true, true]);
    sendFromChat({ type: "ready" });
    await ready();
  });

  test("receives prepared messages when it is ready, each of them once", async () => {
    const site = await open({ frame: "silent" });
    const { stop, texts } = messagesToChat();
    onTestFinished(stop);
    const loaded = frameLoad();
    openChat(site.app.services, "Hello, I would like to make a deposit.");
    await loaded;
    expect(texts).toEqual([]);
    sendFromChat({ type: "ready" });
    await eventually(() => texts.length).toBe(1);
    openChat(site.app.services, "And now?");
    await eventually(() => texts).toEqual([
      { livery: "chat", type: "message", text: "Hello, I would like to make a deposit." },
      { livery: "chat", type: "message", text: "And now?" },
    ]);
    openChat(site.app.services);
    await userEvent.keyboard("{Escape}");
    expect(texts).toHaveLength(2);
  });

  test("says that it is loading, shows other contacts if that fails, and can be retried", async () => {
    const site = await open({ frame: "silent" });
    await press(site);
    await expect.element(dialog(site).getByText("Opening the chat")).toBeVisible();
    await expect.element(dialog(site).getByRole("alert").getByText("The chat could not be opened")).toBeVisible();
    const other = dialog(site).getByRole("link", { name: "Cashier · WhatsApp +90 212 555 00 00" });
    await expect.element(other).toHaveAttribute("href", "https://wa.me/902125550000");
    expect(await axeViolations()).toEqual([]);
    const one = frame();
    await dialog(site).getByRole("button", { name: "Try again" }).click();
    await expect.element(dialog(site).getByText("Opening the chat")).toBeVisible();
    expect(frame()).not.toBe(one);
    sendFromChat({ type: "ready" });
    await expect.element(dialog(site).getByText("Opening the chat")).not.toBeInTheDocument();
  });

  test("that did not load is removed when it is closed, and loads again the next time", async () => {
    const site = await open({ frame: "silent" });
    await press(site);
    await userEvent.keyboard("{Escape}");
    await eventually(frame).toBeNull();
    await expect.element(handle(site)).not.toBeInTheDocument();
    await expect.element(contactButton(site)).toHaveFocus();
    await press(site);
    expect(frame()).not.toBeNull();
  });

  test("waits for the network, and loads when it returns", async () => {
    const site = await open({ frame: "silent" });
    await press(site);
    const one = frame();
    site.network.set(false);
    await expect.element(dialog(site).getByText("The chat opens once you are back online.")).toBeVisible();
    site.network.set(true);
    await expect.element(dialog(site).getByText("Opening the chat")).toBeVisible();
    await eventually(frame).not.toBe(one);
  });

  test("of a player ends with their session", async () => {
    const house = houseOfPlayer({ getPage: refuse("not_found") });
    const site = await open({ house });
    await press(site);
    await ready();
    site.app.services.session.send({ type: "SIGN_OUT" });
    await eventually(() => site.app.services.chat.get()).toBeNull();
    expect(frame()).toBeNull();
  });

  test.each([
    ["en", 1440],
    ["fa", 1440],
    ["de", 390],
    ["fa", 390],
  ] as const)("in %s at %i px stays within the window, and clear of its header and footer", async (lang, width) => {
    const site = await open({ lang, width, ...(width === 390 && { shell: "mobile" }) });
    openChat(site.app.services);
    await ready();
    expect(await axeViolations()).toEqual([]);
    const panel = () => document.querySelector("[role=dialog]")!.getBoundingClientRect();
    const head = document.querySelector("header")!.getBoundingClientRect();
    expect(panel().top).toBeGreaterThanOrEqual(head.bottom);
    expect(panel().left).toBeGreaterThanOrEqual(0);
    expect(panel().right).toBeLessThanOrEqual(width);
    if (width === 390) {
      expect([panel().left, panel().right]).toEqual([0, 390]);
      const navigation = [...document.querySelectorAll("nav")].find(
        (nav) => getComputedStyle(nav).position === "fixed",
      );
      expect(panel().bottom).toBeLessThanOrEqual(navigation!.getBoundingClientRect().top);
    } else {
      // The slip is at the window's end.
      expect(lang === "fa" ? panel().right : width - panel().left).toBeGreaterThan(width / 2);
      expect(panel().bottom).toBeLessThan(900);
    }
  });
});
