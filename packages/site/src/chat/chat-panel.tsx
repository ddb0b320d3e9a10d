import { Badge, BareButton, Icon, IconButton, VisuallyHidden } from "@livery/ui";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useSignedIn } from "../core/user.ts";
import { useTranslate } from "../core/translate.ts";
import { small } from "../styles/rule.ts";
import { chatIcon } from "../contacts/chat-icon.ts";
import { ChatWaiting } from "./chat-waiting.tsx";
import * as css from "./chat-panel.css.ts";
import type { ChatState } from "../core/features.ts";
import { useChatFocus } from "./use-chat-focus.ts";
import { useChatFrame } from "./use-chat-frame.ts";

/**
 * The operator's chat, docked over the page, which stays usable. Its script runs in its own document with an opaque origin
 * (security: `live_chat_script`). Closed, it keeps running behind a handle that counts new messages; a chat that was never ready
 * is removed.
 */
export function ChatPanel() {
  const state = useStore(useServices().chat);
  return state && <Chat state={state} />;
}

function Chat({ state: { isOpen, unread } }: { readonly state: ChatState }) {
  const { boot, chat, chatFrame } = useServices();
  const t = useTranslate();
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNarrow] = useState(() => boot.shell === "mobile" || window.matchMedia(small).matches);
  const { handle, heading, panel, leave } = useChatFocus(isOpen);
  const close = (): void => {
    const state = chat.get();
    if (state === null) return;
    leave();
    chat.set(phase === "ready" ? { ...state, isOpen: false } : null);
  };
  const { attempt, loaded, online, phase, retry } = useChatFrame(frame, close);
  useEndWithSession();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <div ref={panel} role="dialog" aria-labelledby={id} className={isOpen ? css.panel : css.away}>
        <div className={css.head}>
          <Icon name={chatIcon} className={css.mark} />
          <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
            {t("chat:title")}
          </h2>
          <IconButton icon="close" size="sm" label={t("feedback:close")} onClick={close} />
        </div>
        <div className={css.body}>
          <iframe
            key={attempt}
            ref={frame}
            src={isNarrow ? `${chatFrame}?shell=mobile` : chatFrame}
            title={t("chat:title")}
            sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            className={css.frame}
            // A frame that is not ready cannot take the focus.
            inert={phase !== "ready"}
            onLoad={loaded}
          />
          {phase !== "ready" && <ChatWaiting phase={phase} online={online} onRetry={retry} />}
        </div>
      </div>
      {!isOpen && (
        <BareButton
          ref={handle}
          className={css.handle}
          aria-haspopup="dialog"
          onClick={() => chat.set({ isOpen: true, unread: 0, message: null })}
        >
          <Icon name={chatIcon} />
          {t("chat:short")}
          {unread > 0 && (
            <Badge tone="signal">
              <span aria-hidden>{unread > 99 ? "99+" : unread}</span>
              <VisuallyHidden>{t("chat:unread", { count: unread })}</VisuallyHidden>
            </Badge>
          )}
        </BareButton>
      )}
      <VisuallyHidden live="polite">{unread > 0 && t("chat:unread", { count: unread })}</VisuallyHidden>
    </div>
  );
}

/** The text that a player has written is private: the chat ends with the session. */
function useEndWithSession(): void {
  const { chat } = useServices();
  const userId = useSignedIn()?.userId ?? null;
  const owner = useRef(userId);
  useEffect(() => {
    if (owner.current !== null && owner.current !== userId) chat.set(null);
    owner.current = userId;
  }, [chat, userId]);
}
