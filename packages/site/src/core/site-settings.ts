import type { Settings } from "@livery/contract/settings";
import { useServices } from "./services.ts";
import { useStore } from "@livery/browser-app";

export function useSettings(): Settings {
  return useStore(useServices().settings);
}
