import type { Settings } from "@livery/contract/settings";
import type { Boot } from "@livery/skin";

/** Somebody to write to outside the site. */
export interface MessengerContact {
  readonly channel: "whatsapp" | "telegram";
  readonly name: string;
  /** The operator's own words beside it (`whatsapp_title`); empty where there are none. */
  readonly title: string;
  readonly href: string;
}

/** The operator's chat on the site itself (`live_chat_script`). */
export interface ChatContact {
  readonly channel: "chat";
  readonly name: "chat";
}

export type Contact = ChatContact | MessengerContact;

/** Where the operator is reached (§1): by the site's own chat first, for which nobody leaves it, then in the order of the settings. */
export function contactsOf(settings: Settings, shell: Boot["shell"]): readonly Contact[] {
  const { telegramName, whatsappNumbers, whatsappTitle } = settings;
  const chat: readonly ChatContact[] = hasChat(settings, shell) ? [{ channel: "chat", name: "chat" }] : [];
  const numbers = whatsappNumbers.map((number) => ({
    channel: "whatsapp" as const,
    name: `WhatsApp ${number}`,
    title: whatsappTitle,
    href: `https://wa.me/${number.replace(/\D/g, "")}`,
  }));
  if (telegramName === "") return [...chat, ...numbers];
  const name = telegramName.replace(/^@/, "");
  const telegram = { channel: "telegram" as const, name: `Telegram @${name}`, title: "" };
  return [...chat, ...numbers, { ...telegram, href: `https://t.me/${encodeURIComponent(name)}` }];
}

/** As the house answers `/frame/chat`: narrow screens have the script of wide ones where they have none of their own. */
function hasChat({ liveChatScript, liveChatScriptMobile }: Settings, shell: Boot["shell"]): boolean {
  return liveChatScript.trim() !== "" || (shell === "mobile" && liveChatScriptMobile.trim() !== "");
}

/** The way to a contact with a message that is written already; it is sent there, by whoever wrote it. */
export function messageTo({ href }: MessengerContact, text: string): string {
  return `${href}?text=${encodeURIComponent(text)}`;
}
