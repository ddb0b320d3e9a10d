import type { Services } from "../app/services.ts";

/** The site's chat once somebody has opened it: its frame lives on while it is closed, and from page to page. */
export interface ChatState {
  readonly isOpen: boolean;
  /** Messages that came while it was closed, as the chat counts them. */
  readonly unread: number;
  /** What is written for the player and not handed to the chat yet. */
  readonly message: string | null;
}

/** Where the house has the document that runs the site's script, apart from this one. */
export const chatAddress = "/frame/chat";

/** Opens the chat, with a message that is written already: the player sends it there. A popup that lies over the page makes way. */
export function openChat({ cashier, chat }: Pick<Services, "cashier" | "chat">, message: string | null = null): void {
  cashier.set(null);
  chat.set({ isOpen: true, unread: 0, message: message ?? chat.get()?.message ?? null });
}
