import { lazy } from "react";

/** Loaded once the session is known; each is in a Suspense of its header. */
export const BonusButton = lazy(async () => ({ default: (await import("./deferred-parts.ts")).BonusButton }));
export const FullscreenToggle = lazy(async () => ({ default: (await import("./deferred-parts.ts")).FullscreenToggle }));
export const OddsMenu = lazy(async () => ({ default: (await import("./deferred-parts.ts")).OddsMenu }));
export const NotificationBell = lazy(async () => ({ default: (await import("./deferred-parts.ts")).NotificationBell }));
