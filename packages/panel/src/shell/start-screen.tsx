import { CallError } from "@livery/contract";
import { Spinner } from "@livery/ui";
import { useEffect, useState } from "react";
import { usePanel } from "../app/panel.ts";
import { useWords } from "../app/words.ts";
import { Problem } from "./problem.tsx";
import * as css from "./start-screen.css.ts";

/** Asks who is here. A house that cannot be reached is not a person who is signed out. */
export function StartScreen() {
  const t = useWords();
  const [error, setError] = useState<unknown>(null);
  return (
    <main className={css.place}>
      <h1 className={css.title}>{t("panel:shell.name")}</h1>
      {error === null ? <Asking onFailure={setError} /> : <Problem error={error} onRetry={() => setError(null)} />}
    </main>
  );
}

function Asking({ onFailure }: { readonly onFailure: (error: unknown) => void }) {
  const t = useWords();
  const { client, preferences, session } = usePanel();
  useEffect(() => {
    if (!preferences.mayBeSignedIn()) {
      session.set({ kind: "out" });
      return undefined;
    }
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const staff = await client.call("panelMe", {}, { signal: leaving.signal });
        session.set({ kind: "in", staff });
      } catch (failure) {
        if (leaving.signal.aborted) return;
        if (failure instanceof CallError && failure.code === "signed_out") session.set({ kind: "out" });
        else onFailure(failure);
      }
    };
    void ask();
    return () => leaving.abort();
  }, [client, preferences, session, onFailure]);
  return <Spinner label={t("feedback:loading")} />;
}
