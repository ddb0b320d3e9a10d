import type { Settings } from "@livery/contract/settings";
import type { Boot } from "@livery/skin";

/** A contact outside the site. */
export interface MessengerContact {
  readonly channel: "whatsapp" | "telegram";
  readonly name: string;
  /** The operator's own text beside it (`whatsapp_title`); empty where there is none. */
  readonly title: string;
  readonly href: string;
}

/** The operator's chat on the site itself (`live_chat_script`). */
export interface ChatContact {
  readonly channel: "chat";
  readonly name: "chat";
}

export type Contact = ChatContact | MessengerContact;

/**
 * Returns the operator's contacts (§1): the site's own chat first, because nobody has to leave the site for it, then in the order
 * of the settings.
 */
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

/** As the server answers `/frame/chat`: narrow screens use the script of wide ones if they have none of their own. */
function hasChat({ liveChatScript, liveChatScriptMobile }: Settings, shell: Boot["shell"]): boolean {
  return liveChatScript.trim() !== "" || (shell === "mobile" && liveChatScriptMobile.trim() !== "");
}

/** Returns the address of a contact with a prepared message; the player sends it there. */
export function messageTo({ href }: MessengerContact, text: string): string {
  return `${href}?text=${encodeURIComponent(text)}`;
}
