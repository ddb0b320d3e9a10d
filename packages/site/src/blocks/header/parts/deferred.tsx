import { lazy } from "react";

/** Fetched once it is known who is there; each stands in a Suspense of its header. */
export const BonusButton = lazy(async () => ({ default: (await import("./deferred-parts.ts")).BonusButton }));
export const FullscreenToggle = lazy(async () => ({ default: (await import("./deferred-parts.ts")).FullscreenToggle }));
export const OddsMenu = lazy(async () => ({ default: (await import("./deferred-parts.ts")).OddsMenu }));
export const NotificationBell = lazy(async () => ({ default: (await import("./deferred-parts.ts")).NotificationBell }));
