import type { chatMessage } from "../chat/chat-bus.ts";

/**
 * The address of a chat's document as the house sandboxes it: `data:` has an opaque origin. It says that it is ready, unless it is
 * `silent`, draws what it is told by the page, and passes on what a test has it say.
 */
export function chatFrameOf(kind: "ready" | "silent"): string {
  const script = `
    const say = (news) => parent.postMessage({ livery: "chat", ...news }, "*");
    addEventListener("message", ({ data }) => {
      if (data.say) return say(data.say);
      document.querySelector("output").textContent += data.text;
      parent.postMessage({ told: data }, "*");
    });
    ${kind === "ready" ? 'say({ type: "ready" });' : ""}`;
  const style = `body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif}output{white-space:pre-line}`;
  return `data:text/html,${encodeURIComponent(
    `<!doctype html><html lang="en"><title>Chat</title><style>${style}</style><body><p>Hello. How can we help?</p><output></output><script>${script}</script>`,
  )}`;
}

/** Has the chat's frame say something to the page. */
export function sayInChat(news: object): void {
  document.querySelector("iframe")?.contentWindow?.postMessage({ say: news }, "*");
}

/** What a frame of `chatFrameOf` is told by the page from now on. */
export function toldToChat(): { readonly texts: readonly unknown[]; readonly stop: () => void } {
  const texts: unknown[] = [];
  const hear = ({ data }: MessageEvent<{ readonly told?: ReturnType<typeof chatMessage> }>): void => {
    if (data.told !== undefined) texts.push(data.told);
  };
  window.addEventListener("message", hear);
  return { texts, stop: () => window.removeEventListener("message", hear) };
}
