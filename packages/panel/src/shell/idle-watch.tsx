import { Button, Dialog } from "@livery/ui";
import { useEffect, useRef, useState } from "react";
import { refreshStaff } from "../core/after-change.ts";
import { idleness } from "../core/idle.ts";
import { usePanel } from "../core/panel.ts";
import { endSession } from "../core/session.ts";
import { useFormats, useTranslate } from "../core/messages.ts";

const checkEvery = 1_000;

/** Warns before an idle session ends, and refreshes it while a person works without making calls. */
export function IdleWatch() {
  const t = useTranslate();
  const formats = useFormats();
  const panel = usePanel();
  const activeAt = useRef(0);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let refreshing = false;
    const refresh = async (): Promise<void> => {
      if (refreshing) return;
      refreshing = true;
      await refreshStaff(panel);
      refreshing = false;
    };
    const act = (): void => {
      activeAt.current = panel.now();
    };
    const check = (): void => {
      const idle = idleness(panel.now(), panel.reachedAt.get(), activeAt.current);
      setLeft(idle.kind === "warn" ? Math.ceil(idle.left / 1_000) : null);
      if (idle.kind === "refresh") void refresh();
      if (idle.kind === "over") endSession(panel.session);
    };
    const timer = setInterval(check, checkEvery);
    document.addEventListener("keydown", act, true);
    document.addEventListener("input", act, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener("keydown", act, true);
      document.removeEventListener("input", act, true);
    };
  }, [panel]);
  if (left === null) return null;
  const stay = (): void => void refreshStaff(panel);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title={t("panel:idle.title")}
      description={t("panel:idle.text", { count: left, seconds: formats.number(left) })}
      closeLabel={t("feedback:close")}
      actions={
        <Button variant="primary" onClick={stay}>
          {t("panel:idle.stay")}
        </Button>
      }
    />
  );
}
