/**
 * Runs in the chat's document, before any script of the vendor.
 *
 * - Storage and cookies throw in an opaque origin, and few vendors expect that: theirs are held in memory for as long as the
 *   frame exists.
 * - The setting is a script, or markup if it begins with a tag or a comment. Parsed scripts never run: each is created again,
 *   with the nonce, in order; one that is not `async` delays the next, as in a page.
 * - `liveryChat` is the bus as an operator's script uses it; the page validates what it receives. Messages that arrive before
 *   there is a listener are stored.
 * - The page's Escape closes the chat; pressed in the frame, the page does not receive it.
 */
export const chatBoot = String.raw`(() => {
  "use strict";
  const { nonce } = document.currentScript;
  const data = document.getElementById("livery-chat");
  const text = JSON.parse(data.textContent);
  data.remove();

  const memory = () => {
    const kept = new Map();
    return {
      get length() { return kept.size; },
      key: (place) => [...kept.keys()][place] ?? null,
      getItem: (name) => kept.get(String(name)) ?? null,
      setItem: (name, value) => void kept.set(String(name), String(value)),
      removeItem: (name) => void kept.delete(String(name)),
      clear: () => kept.clear(),
    };
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: memory() });
  const cookies = new Map();
  Object.defineProperty(document, "cookie", {
    get: () => [...cookies].map((pair) => pair.join("=")).join("; "),
    set: (line) => {
      const [, name, value] = /^\s*([^=;]+?)\s*=\s*([^;]*)/.exec(line) ?? [];
      if (name !== undefined) cookies.set(name, value);
    },
  });

  // The address is the site's though the origin is opaque: only the site's own page hears this.
  const tell = (news) => parent.postMessage({ livery: "chat", ...news }, location.origin);
  const listeners = [];
  let said = null;
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin) return;
    if (data?.livery !== "chat" || data.type !== "message" || typeof data.text !== "string") return;
    said = data.text;
    for (const listener of listeners) listener(said);
  });
  window.liveryChat = Object.freeze({
    unread: (count) => tell({ type: "unread", count }),
    close: () => tell({ type: "close" }),
    onMessage: (listener) => {
      listeners.push(listener);
      if (said !== null) listener(said);
    },
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) tell({ type: "close" });
  });

  const made = (from) => {
    const script = document.createElement("script");
    for (const { name, value } of from.attributes) if (name !== "nonce") script.setAttribute(name, value);
    script.nonce = nonce;
    script.async = from.hasAttribute("async");
    script.text = from.text;
    return script;
  };
  const run = async () => {
    if (!/^\s*</.test(text)) {
      document.body.append(Object.assign(document.createElement("script"), { nonce, text }));
      return;
    }
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const scripts = [...parsed.querySelectorAll("script")];
    document.body.append(...parsed.head.childNodes, ...parsed.body.childNodes);
    for (const old of scripts) {
      const script = made(old);
      const come = !script.src || script.async ? null : new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = reject;
      });
      old.replaceWith(script);
      await come;
    }
  };
  // Without a script of the vendor's there is no chat: the page hears nothing, and says so after a while.
  run().then(() => tell({ type: "ready" }), () => undefined);
})();`;
