/** The messages that the chat's frame may send to the page. All others are ignored. */
export type ChatNews =
  | { readonly type: "ready" }
  | { readonly type: "unread"; readonly count: number }
  | { readonly type: "close" };

/** Returns the page's message to the frame: a prepared text. */
export function chatMessage(text: string): {
  readonly livery: "chat";
  readonly type: "message";
  readonly text: string;
} {
  return { livery: "chat", type: "message", text };
}

/**
 * Returns the content of a message that the window received; null unless the frame itself sent it and it matches the schema. A
 * vendor's script is trusted with nothing else: neither another frame of the page nor a frame within the chat's speaks for it,
 * and a document with a named origin is not the one that the server sandboxes.
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
