import type { Settings } from "@livery/contract/settings";

/** Somebody to write to outside the site. */
export interface Contact {
  readonly channel: "whatsapp" | "telegram";
  readonly name: string;
  readonly href: string;
}

/** Where the operator is reached by messenger (§1), in the order of the settings. */
export function contactsOf({ whatsappNumbers, telegramName }: Settings): readonly Contact[] {
  const numbers = whatsappNumbers.map((number) => ({
    channel: "whatsapp" as const,
    name: `WhatsApp ${number}`,
    href: `https://wa.me/${number.replace(/\D/g, "")}`,
  }));
  if (telegramName === "") return numbers;
  const name = telegramName.replace(/^@/, "");
  const telegram = { channel: "telegram" as const, name: `Telegram @${name}` };
  return [...numbers, { ...telegram, href: `https://t.me/${encodeURIComponent(name)}` }];
}

/** The way to a contact with a message that is written already; it is sent there, by whoever wrote it. */
export function messageTo({ href }: Contact, text: string): string {
  return `${href}?text=${encodeURIComponent(text)}`;
}
