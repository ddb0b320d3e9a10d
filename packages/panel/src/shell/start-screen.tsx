import { CallError } from "@livery/contract";
import { Spinner } from "@livery/ui";
import { useEffect, useState } from "react";
import { usePanel } from "../core/panel.ts";
import { useTranslate } from "../core/messages.ts";
import { Problem } from "../parts/problem.tsx";
import * as css from "./start-screen.css.ts";

/** Loads the account. An unreachable server does not mean signed out. */
export function StartScreen() {
  const t = useTranslate();
  const [error, setError] = useState<unknown>(null);
  return (
    <main className={css.root}>
      <h1 className={css.title}>{t("panel:shell.name")}</h1>
      {error === null ? (
        <SessionCheck onFailure={setError} />
      ) : (
        <Problem error={error} onRetry={() => setError(null)} />
      )}
    </main>
  );
}

function SessionCheck({ onFailure }: { readonly onFailure: (error: unknown) => void }) {
  const t = useTranslate();
  const { client, preferences, session } = usePanel();
  useEffect(() => {
    if (!preferences.mayBeSignedIn()) {
      session.set({ kind: "out" });
      return undefined;
    }
    const leaving = new AbortController();
    const checkSession = async (): Promise<void> => {
      try {
        const staff = await client.call("panelMe", {}, { signal: leaving.signal });
        session.set({ kind: "in", staff });
      } catch (failure) {
        if (leaving.signal.aborted) return;
        if (failure instanceof CallError && failure.code === "signed_out") session.set({ kind: "out" });
        else onFailure(failure);
      }
    };
    void checkSession();
    return () => leaving.abort();
  }, [client, preferences, session, onFailure]);
  return <Spinner label={t("feedback:loading")} />;
}
