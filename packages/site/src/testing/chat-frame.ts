import type { chatMessage } from "../chat/chat-bus.ts";

/**
 * Returns the address of a chat's document as the server sandboxes it: `data:` has an opaque origin. Unless it is `silent` it
 * reports that it is ready; it shows the page's messages, and sends the messages of a test.
 */
export function chatFrameOf(kind: "ready" | "silent"): string {
  const script = `
    const send = (news) => parent.postMessage({ livery: "chat", ...news }, "*");
    addEventListener("message", ({ data }) => {
      if (data.send) return send(data.send);
      document.querySelector("output").textContent += data.text;
      parent.postMessage({ received: data }, "*");
    });
    ${kind === "ready" ? 'send({ type: "ready" });' : ""}`;
  const style = `body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif}output{white-space:pre-line}`;
  return `data:text/html,${encodeURIComponent(
    `<!doctype html><html lang="en"><title>Chat</title><style>${style}</style><body><p>Hello. How can we help?</p><output></output><script>${script}</script>`,
  )}`;
}

/** Makes the chat's frame send a message to the page. */
export function sendFromChat(news: object): void {
  document.querySelector("iframe")?.contentWindow?.postMessage({ send: news }, "*");
}

/** Records the page's messages to a frame of `chatFrameOf` from now on. */
export function messagesToChat(): { readonly texts: readonly unknown[]; readonly stop: () => void } {
  const texts: unknown[] = [];
  const receive = ({ data }: MessageEvent<{ readonly received?: ReturnType<typeof chatMessage> }>): void => {
    if (data.received !== undefined) texts.push(data.received);
  };
  window.addEventListener("message", receive);
  return { texts, stop: () => window.removeEventListener("message", receive) };
}
