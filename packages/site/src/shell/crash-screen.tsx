import { Button, ErrorState } from "@livery/ui";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { isMissingModule } from "../core/missing-module.ts";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../core/translate.ts";

/** Shown if a page failed while it was drawn, or its code could not be loaded: the frame stays, and there is a link out. */
export function CrashScreen({ error }: { readonly error: unknown }) {
  return isMissingModule(error) ? <ModuleMissing /> : <Crash />;
}

function Crash() {
  const { reload } = useServices();
  const t = useTranslate();
  return (
    <ErrorState
      page
      title={t("feedback:crash.title")}
      action={
        <Button variant="primary" onClick={reload}>
          {t("feedback:reload")}
        </Button>
      }
    >
      <p>{t("feedback:crash.text")}</p>
    </ErrorState>
  );
}

/** §8.1: a newer build has replaced the code, or the network is gone, which recovers by itself. */
export function ModuleMissing() {
  const { connection, reload, update } = useServices();
  const router = useRouter();
  const online = useStore(connection.online);
  const wasOffline = useRef(false);
  const t = useTranslate();
  useEffect(() => {
    if (!online) wasOffline.current = true;
    else if (wasOffline.current) void router.invalidate();
    else update.send({ type: "CHECK" });
  }, [online, router, update]);
  return (
    <ErrorState
      page
      title={t("feedback:missing.title")}
      action={
        online && (
          <Button variant="primary" onClick={reload}>
            {t("feedback:reload")}
          </Button>
        )
      }
    >
      <p>{t(online ? "feedback:missing.text" : "feedback:missing.offline")}</p>
    </ErrorState>
  );
}
