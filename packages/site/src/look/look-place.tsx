import { lazy, Suspense } from "react";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";

const LookSwitch = lazy(() => import("./look-switch.tsx"));

/** Where a visitor chooses how the site looks; nothing where the brand has one look or its operator offers none (§2, `themeChange`). */
export function LookPlace() {
  const look = useStore(useServices().look);
  if (look === null) return null;
  return (
    <Suspense fallback={null}>
      <LookSwitch look={look} />
    </Suspense>
  );
}
