import { useCallback } from "react";
import { usePanel, type Panel } from "./panel.ts";
import { everythingChanged } from "./queries.ts";

/** Something was changed: what is shown is asked for anew, and so is the own credit. */
export function useAfterChange(): () => void {
  const panel = usePanel();
  return useCallback(() => {
    everythingChanged(panel.queries);
    void refreshStaff(panel);
  }, [panel]);
}

/** Looks again who is there. What cannot be found out stays as it was: the call itself tells of an ended session. */
export async function refreshStaff({ client, session }: Pick<Panel, "client" | "session">): Promise<void> {
  try {
    const staff = await client.call("panelMe", {});
    if (session.get().kind === "in") session.set({ kind: "in", staff });
  } catch {
    // The header shows the credit of a moment ago until the next answer.
  }
}
