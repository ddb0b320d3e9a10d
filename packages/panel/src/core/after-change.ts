import { useCallback } from "react";
import { usePanel, type Panel } from "./panel.ts";
import { everythingChanged } from "./queries.ts";

/** Returns a function to call after a change: it refetches all shown data and the account's credit. */
export function useAfterChange(): () => void {
  const panel = usePanel();
  return useCallback(() => {
    everythingChanged(panel.queries);
    void refreshStaff(panel);
  }, [panel]);
}

/** Refetches the account. If the call fails, the session is unchanged: the call itself reports an ended session. */
export async function refreshStaff({ client, session }: Pick<Panel, "client" | "session">): Promise<void> {
  try {
    const staff = await client.call("panelMe", {});
    if (session.get().kind === "in") session.set({ kind: "in", staff });
  } catch {
    // The header shows the last known credit until the next answer.
  }
}
