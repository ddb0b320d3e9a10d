import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { chatMessage, newsOf } from "./chat-bus.ts";

/** The state of a chat's frame. `failed` becomes `ready` if its script is only slow. */
export type ChatPhase = "loading" | "ready" | "failed";

export interface ChatFrame {
  readonly phase: ChatPhase;
  readonly online: boolean;
  /** Changes with each new frame. */
  readonly attempt: number;
  readonly retry: () => void;
  /** Call when the frame's document is loaded, whatever it contains. */
  readonly loaded: () => void;
}

/** Milliseconds after the document within which its script may report that it is ready, and for document and script together. */
const grace = 2_000;
const patience = 30_000;

/** Follows the messages of a chat's frame, and hands it the prepared text. Calls `close` when the frame requests it. */
export function useChatFrame(frame: RefObject<HTMLIFrameElement | null>, close: () => void): ChatFrame {
  const { chat, connection } = useServices();
  const [phase, setPhase] = useState<ChatPhase>("loading");
  const [attempt, setAttempt] = useState(0);
  const online = useStore(connection.online);
  const message = useStore(chat)?.message ?? null;
  /** The attempt whose document is loaded. */
  const [loadedAttempt, setLoadedAttempt] = useState<number | null>(null);

  const retry = (): void => {
    setPhase("loading");
    setAttempt((before) => before + 1);
  };
  const receive = useEffectEvent((event: MessageEvent<unknown>): void => {
    const news = newsOf(event, frame.current?.contentWindow ?? null);
    const state = chat.get();
    if (news === null || state === null) return;
    if (news.type === "ready") setPhase("ready");
    else if (news.type === "close") close();
    else if (!state.isOpen) chat.set({ ...state, unread: news.count });
  });
  useEffect(() => {
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, []);
  const giveUp = useEffectEvent((given: number): void => {
    if (given === attempt && phase === "loading") setPhase("failed");
  });
  useEffect(() => {
    const timer = window.setTimeout(() => giveUp(attempt), loadedAttempt === attempt ? grace : patience);
    return () => window.clearTimeout(timer);
  }, [attempt, loadedAttempt]);
  const wasOnline = useRef(online);
  const returned = useEffectEvent((): void => {
    if (phase !== "ready") retry();
  });
  useEffect(() => {
    if (online && !wasOnline.current) returned();
    wasOnline.current = online;
  }, [online]);
  useEffect(() => {
    const state = chat.get();
    if (phase !== "ready" || message === null || state === null) return;
    // An opaque origin has no name to send to; the window is the frame's own.
    frame.current?.contentWindow?.postMessage(chatMessage(message), "*");
    chat.set({ ...state, message: null });
  }, [phase, message, chat, frame]);

  return {
    phase,
    online,
    attempt,
    retry,
    loaded: () => setLoadedAttempt(attempt),
  };
}
