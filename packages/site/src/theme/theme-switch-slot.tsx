import { lazy, Suspense } from "react";
import { useServices } from "../app/services.ts";
import { useStore } from "../app/store.ts";

const ThemeSwitch = lazy(() => import("./theme-switch.tsx"));

/** Where a visitor chooses how the site looks; nothing where the brand has one look or its operator offers none (§2, `themeChange`). */
export function ThemeSwitchSlot() {
  const themeChoice = useStore(useServices().themeChoice);
  if (themeChoice === null) return null;
  return (
    <Suspense fallback={null}>
      <ThemeSwitch themeChoice={themeChoice} />
    </Suspense>
  );
}
