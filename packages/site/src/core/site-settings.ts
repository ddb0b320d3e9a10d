import type { Settings } from "@livery/contract/settings";
import { useServices } from "./services.ts";
import { useStore } from "./store.ts";

export function useSettings(): Settings {
  return useStore(useServices().settings);
}
