import { Button, classes } from "@livery/ui";
import { useEffect, useId, useRef } from "react";
import { useErrorText } from "../core/error-text.ts";
import { useFormats, useTranslate, type MessageKey } from "../core/translate.ts";
import type { Bonus } from "./bonus.ts";
import { BonusBadge } from "./bonus-state.tsx";
import * as css from "./bonus.css.ts";
import type { Bonuses } from "./use-bonuses.ts";

export interface BonusRequestProps {
  readonly bonus: Bonus;
  readonly model: Pick<Bonuses, "request" | "visitor">;
  /** The element that names the bonus: it distinguishes several buttons with the same text. */
  readonly titleId: string;
  readonly className?: string;
}

/** The state of the player's request (§4), and the button that sends one where it can be sent. */
export function BonusRequest({ bonus, model, titleId, className }: BonusRequestProps) {
  const t = useTranslate();
  const buttonId = useId();
  const { bonusId, requestable, state } = bonus;
  const sentences = useStatusText(bonus);
  const statusRef = useFocusOnSent(state);
  const sending = state === "sending";
  return (
    <div className={classes(css.request, className)}>
      <div ref={statusRef} role="status" tabIndex={-1} className={css.status}>
        <BonusBadge bonus={bonus} />{" "}
        {sentences.map((sentence) => (
          <p key={sentence} className={state === "failed" ? css.failure : css.sentence}>
            {sentence}
          </p>
        ))}
      </div>
      {(requestable || sending) && (
        <Button
          id={buttonId}
          variant={state === "open" || sending ? "primary" : "secondary"}
          busy={sending}
          aria-labelledby={`${buttonId} ${titleId}`}
          onClick={() => model.request(bonusId)}
        >
          {t(buttonLabel(state, model.visitor))}
        </Button>
      )}
    </div>
  );
}

function buttonLabel(state: Bonus["state"], visitor: boolean): MessageKey {
  if (visitor) return "bonus:signIn";
  if (state === "failed") return "feedback:retry";
  return state === "open" || state === "sending" ? "bonus:ask" : "bonus:again";
}

/** The text of a request's state, one sentence each. */
function useStatusText({
  error,
  oneUse,
  reason,
  requestable,
  requestedAt,
  resolvedAt,
  state,
}: Bonus): readonly string[] {
  const t = useTranslate();
  const formats = useFormats();
  const errorText = useErrorText();
  const when = (at: string | null): string => (at === null ? "" : formats.dateTime(at));
  switch (state) {
    case "open":
      return [];
    case "sending":
      return [t("bonus:said.sending")];
    case "failed":
      return error === null ? [] : [errorText(error)];
    case "sent":
      return [t("bonus:said.sent", { when: when(requestedAt) })];
    case "confirmed":
      return [
        t("bonus:said.confirmed", { when: when(resolvedAt) }),
        ...(reason === null ? [] : [reason]),
        ...(oneUse && !requestable ? [t("bonus:said.used")] : []),
      ];
    case "cancelled":
      return [t("bonus:said.cancelled", { when: when(resolvedAt) }), ...(reason === null ? [] : [reason])];
  }
}

/** Once a request is sent its button is removed: the focus moves from it to the status text. */
function useFocusOnSent(state: Bonus["state"]) {
  const target = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const wasSending = before.current === "sending";
    before.current = state;
    const { activeElement } = document;
    if (wasSending && (activeElement === null || activeElement === document.body)) target.current?.focus();
  }, [state]);
  return target;
}
