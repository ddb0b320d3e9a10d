import { useSyncExternalStore } from "react";
import { useServices } from "../app/services.ts";

/** Whether code of the page did not come. A document knows nothing of it, and is taken over as it stands. */
export function useIsLost(): boolean {
  const { some } = useServices().lostCode;
  return useSyncExternalStore(some.subscribe, some.get, () => false);
}
