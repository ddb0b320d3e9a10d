import type { Service } from "@livery/contract";
import { useRouterState } from "@tanstack/react-router";
import { useServices } from "../../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useSignedIn } from "../../core/user.ts";
import { useBonusCount } from "../../bonuses/use-bonus-count.ts";
import { entryOf, mainMenu } from "../../routes/menus.ts";
import { routeAt } from "../../routes/paths.ts";
import type { RealRouteName } from "../../routes/table.ts";

export interface NavigationSlip {
  /** Number of selections. */
  readonly count: number;
  /** Whether the slip is open over the page. */
  readonly isOpen: boolean;
  readonly open: () => void;
}

export interface NavigationModel {
  /** The tabs from the start of the bar to the slip. */
  readonly entries: readonly RealRouteName[];
  readonly currentRoute: RealRouteName | null;
  /** Number of bonuses on offer, shown beside their tab. */
  readonly promotions: number;
  /** Null for a player who may bet neither before nor during matches, and during maintenance. */
  readonly slip: NavigationSlip | null;
}

declare module "../../variants/variant-types.ts" {
  interface BlockModels {
    readonly navigation: NavigationModel;
  }
}

/** The bottom navigation of the mobile shell (D49): sections by service flags, coupons, and the slip with its count. */
export function useNavigationModel(): NavigationModel {
  const { boot, slip, update } = useServices();
  const user = useSignedIn();
  const promotions = useBonusCount();
  const { selected } = useStore(slip.state);
  const isOpen = useStore(slip.isOpen);
  const { maintenance } = useStore(update.state);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return {
    entries: navigationEntries(user, promotions),
    promotions,
    currentRoute: entryOf(routeAt(boot.lang, pathname)?.name ?? null),
    slip: mayBet(user) && !maintenance ? { count: selected.size, isOpen, open: () => slip.isOpen.set(true) } : null,
  };
}

type Services = { readonly services: Readonly<Record<Service, boolean>> } | null;

/** Maximum number of sections between Home and the coupons. */
const mostSections = 2;

/**
 * Returns Home, the player's first sections, the bonuses if there is space, and the coupons if the player may have any (§2: live
 * or sport).
 */
export function navigationEntries(user: Services, promotions = 0): readonly RealRouteName[] {
  const sections: readonly RealRouteName[] = mainMenu(user).map(({ route }) => route);
  const bonuses: readonly RealRouteName[] = promotions > 0 ? ["Promotions"] : [];
  return ["Home", ...[...sections, ...bonuses].slice(0, mostSections), ...(mayBet(user) ? (["Coupons"] as const) : [])];
}

function mayBet(user: Services): boolean {
  return user === null || user.services.sport || user.services.live;
}
