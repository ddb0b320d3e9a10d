import { Button, ErrorState, Spinner } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { useSettings } from "../core/site-settings.ts";
import { useTranslate } from "../core/translate.ts";
import { ContactLink } from "../contacts/contact-link.tsx";
import { contactsOf } from "../contacts/contacts.ts";
import * as css from "./chat-panel.css.ts";
import type { ChatPhase } from "./use-chat-frame.ts";

/** Shown in place of a chat that is not ready: that it is loading, or why it failed, and the other contacts. */
export function ChatWaiting({
  phase,
  online,
  onRetry,
}: {
  readonly phase: Exclude<ChatPhase, "ready">;
  readonly online: boolean;
  readonly onRetry: () => void;
}) {
  const { boot } = useServices();
  const t = useTranslate();
  const others = contactsOf(useSettings(), boot.shell).filter(({ channel }) => channel !== "chat");
  if (phase === "loading" && online)
    return (
      <div className={css.waiting} role="status" aria-busy>
        <Spinner size="lg" />
        <p>{t("chat:loading")}</p>
      </div>
    );
  return (
    <div className={css.waiting}>
      <ErrorState
        compact
        title={t(online ? "chat:failed.title" : "feedback:offline.title")}
        action={
          online && (
            <Button variant="primary" onClick={onRetry}>
              {t("feedback:retry")}
            </Button>
          )
        }
      >
        <p>{t(online ? "chat:failed.text" : "chat:offline")}</p>
      </ErrorState>
      {online && others.length > 0 && (
        <div className={css.others}>
          <p>{t("chat:others")}</p>
          <ul className={css.contacts}>
            {others.map((contact) => (
              <li key={contact.name}>
                <ContactLink contact={contact} buttonProps={{ wide: true }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
