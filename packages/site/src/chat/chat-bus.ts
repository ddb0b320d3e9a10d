/** What the chat's frame may say to the page. Nothing else of it is heard. */
export type ChatNews =
  | { readonly type: "ready" }
  | { readonly type: "unread"; readonly count: number }
  | { readonly type: "close" };

/** What the page says to the frame: a message that is written already. */
export function chatMessage(text: string): {
  readonly livery: "chat";
  readonly type: "message";
  readonly text: string;
} {
  return { livery: "chat", type: "message", text };
}

/**
 * The news of a message that came to the window; null for everything that is not the frame's own and of the schema. A vendor's
 * script is believed in nothing but this: neither another frame of the page nor a frame within the chat's speaks for it, and a document with an
 * origin of its own is not the one that the house sandboxes.
 */
export function newsOf(
  { data, origin, source }: Pick<MessageEvent<unknown>, "data" | "origin" | "source">,
  frame: Window | null,
): ChatNews | null {
  if (frame === null || source !== frame || origin !== "null") return null;
  if (typeof data !== "object" || data === null) return null;
  const { livery, type, count } = data as Readonly<Record<string, unknown>>;
  if (livery !== "chat") return null;
  if (type === "ready" || type === "close") return { type };
  if (type === "unread" && Number.isSafeInteger(count) && Number(count) >= 0) return { type, count: Number(count) };
  return null;
}
