import { Badge } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import type { Bonus } from "./bonus.ts";

const tones = { sent: "info", confirmed: "success", cancelled: "danger" } as const;

/** The state of a request on the server; nothing where there is none. */
export function BonusBadge({ bonus: { state }, className }: { readonly bonus: Bonus; readonly className?: string }) {
  const t = useTranslate();
  if (state !== "sent" && state !== "confirmed" && state !== "cancelled") return null;
  return (
    <Badge tone={tones[state]} {...(className !== undefined && { className })}>
      {t(`bonus:state.${state}`)}
    </Badge>
  );
}
