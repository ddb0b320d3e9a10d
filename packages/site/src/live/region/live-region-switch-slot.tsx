import { lazy, Suspense } from "react";
import { useServices } from "../../core/services.ts";
import { useStore } from "@livery/browser-app";

const LiveRegionSwitch = lazy(async () => ({ default: (await import("./live-region-switch.tsx")).LiveRegionSwitch }));

/** The switch at a page's foot: its code is loaded once a choice is possible. */
export function LiveRegionSwitchSlot() {
  if (useStore(useServices().liveRegion) === null) return null;
  return (
    <Suspense fallback={null}>
      <LiveRegionSwitch />
    </Suspense>
  );
}
