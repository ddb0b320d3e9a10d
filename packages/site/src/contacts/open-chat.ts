import type { Services } from "../core/services.ts";

/** The server's address of the document that runs the site's script, apart from this one. */
export const chatAddress = "/frame/chat";

/** Opens the chat, with a prepared text that the player sends there. A popup over the page is closed. */
export function openChat({ cashier, chat }: Pick<Services, "cashier" | "chat">, message: string | null = null): void {
  cashier.set(null);
  chat.set({ isOpen: true, unread: 0, message: message ?? chat.get()?.message ?? null });
}
