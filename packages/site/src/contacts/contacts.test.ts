import { settingsDefaults } from "@livery/contract/settings";
import { expect, test } from "vitest";
import { contactsOf, type Contact } from "./contacts.ts";

const given = { ...settingsDefaults, whatsappNumbers: ["+90 (212) 555"], telegramName: "@sea" };
const channels = (contacts: readonly Contact[]) => contacts.map(({ channel }) => channel);

test("the site's own chat comes first, if its script is set", () => {
  expect(channels(contactsOf(given, "desktop"))).toEqual(["whatsapp", "telegram"]);
  expect(channels(contactsOf({ ...given, liveChatScript: " \n" }, "desktop"))).toEqual(["whatsapp", "telegram"]);
  const withChat = { ...given, liveChatScript: "chat()" };
  expect(channels(contactsOf(withChat, "desktop"))).toEqual(["chat", "whatsapp", "telegram"]);
  expect(channels(contactsOf({ ...settingsDefaults, liveChatScript: "chat()" }, "desktop"))).toEqual(["chat"]);
});

test("the mobile shell has the mobile script, or else the other one; the desktop shell never has the mobile one", () => {
  expect(channels(contactsOf({ ...settingsDefaults, liveChatScript: "chat()" }, "mobile"))).toEqual(["chat"]);
  const mobileOnly = { ...settingsDefaults, liveChatScriptMobile: "chat()" };
  expect(channels(contactsOf(mobileOnly, "mobile"))).toEqual(["chat"]);
  expect(contactsOf(mobileOnly, "desktop")).toEqual([]);
});

test("WhatsApp has the operator's title beside it, Telegram has none", () => {
  const [whatsapp, telegram] = contactsOf({ ...given, whatsappTitle: "Cashier" }, "desktop");
  expect([whatsapp, telegram]).toEqual([
    { channel: "whatsapp", name: "WhatsApp +90 (212) 555", title: "Cashier", href: "https://wa.me/90212555" },
    { channel: "telegram", name: "Telegram @sea", title: "", href: "https://t.me/sea" },
  ]);
});
