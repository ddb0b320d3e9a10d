import { lazy, Suspense } from "react";
import { useServices } from "../../app/services.ts";
import { useStore } from "../../app/store.ts";

const LiveNewsSwitch = lazy(async () => ({ default: (await import("./live-news-switch.tsx")).LiveNewsSwitch }));

/** The switch at a page's foot: its code comes once one can choose. */
export function LiveNewsPlace(props: { readonly className?: string }) {
  if (useStore(useServices().liveNews) === null) return null;
  return (
    <Suspense fallback={null}>
      <LiveNewsSwitch brief {...props} />
    </Suspense>
  );
}
