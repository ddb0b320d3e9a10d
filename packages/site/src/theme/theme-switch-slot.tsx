import { lazy, Suspense } from "react";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";

const ThemeSwitch = lazy(() => import("./theme-switch.tsx"));

/** The slot of the theme switch; nothing if the brand has one theme or its operator offers no choice (§2, `themeChange`). */
export function ThemeSwitchSlot() {
  const themeChoice = useStore(useServices().themeChoice);
  if (themeChoice === null) return null;
  return (
    <Suspense fallback={null}>
      <ThemeSwitch themeChoice={themeChoice} />
    </Suspense>
  );
}
