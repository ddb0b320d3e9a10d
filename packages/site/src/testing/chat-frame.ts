import type { chatMessage } from "../chat/chat-bus.ts";

/**
 * The address of a chat's document as the house sandboxes it: `data:` has an opaque origin. It says that it is ready, unless it is
 * `silent`, draws what it is told by the page, and passes on what a test has it say.
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

/** Has the chat's frame say something to the page. */
export function sendFromChat(news: object): void {
  document.querySelector("iframe")?.contentWindow?.postMessage({ send: news }, "*");
}

/** What a frame of `chatFrameOf` is told by the page from now on. */
export function messagesToChat(): { readonly texts: readonly unknown[]; readonly stop: () => void } {
  const texts: unknown[] = [];
  const receive = ({ data }: MessageEvent<{ readonly received?: ReturnType<typeof chatMessage> }>): void => {
    if (data.received !== undefined) texts.push(data.received);
  };
  window.addEventListener("message", receive);
  return { texts, stop: () => window.removeEventListener("message", receive) };
}
