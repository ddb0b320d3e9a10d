import { useRouter, useRouterState } from "@tanstack/react-router";
import { useServices } from "../../core/services.ts";
import type { Bonus } from "../../bonuses/bonus.ts";
import { type Bonuses, useBonuses } from "../../bonuses/use-bonuses.ts";
import { idOf } from "../../routes/id-parameter.ts";
import { pathOf, readSearch } from "../../routes/paths.ts";

export interface PromotionsModel extends Bonuses {
  /** The open bonus with its full text, from the address: `?bonus=7`; null if there is none, or if it is not on offer. */
  readonly opened: Bonus | null;
  /** Opens a bonus, or closes the open one with null. The browser's back closes it too. */
  readonly open: (bonusId: number | null) => void;
  /** Goes to the next or previous bonus; after the last one it closes. */
  readonly step: (by: 1 | -1) => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly promotions: PromotionsModel;
  }
}

/** The page of the bonuses (§2.2); one at a time can be open. */
export function usePromotionsModel(): PromotionsModel {
  const { boot } = useServices();
  const router = useRouter();
  const bonuses = useBonuses();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const opened = openedIn(bonuses.bonuses, search);
  const open = (bonusId: number | null): void =>
    void router.navigate({
      to: pathOf(boot.lang, "Promotions"),
      search: { bonus: bonusId ?? undefined },
      // One step back closes it, however many bonuses have been read.
      replace: opened !== null || bonusId === null,
      resetScroll: false,
    });
  return {
    ...bonuses,
    opened,
    open,
    step: (by) => {
      const next = neighbour(bonuses.bonuses, opened, by);
      if (next !== null || by === 1) open(next?.bonusId ?? null);
    },
  };
}

/** Returns the bonus of an address; null if the address has none of these. */
export function openedIn(bonuses: readonly Bonus[], search: string): Bonus | null {
  const openId = idOf(readSearch(search)["bonus"]);
  return bonuses.find(({ bonusId }) => bonusId === openId) ?? null;
}

export function neighbour(bonuses: readonly Bonus[], opened: Bonus | null, by: 1 | -1): Bonus | null {
  const at = bonuses.findIndex(({ bonusId }) => bonusId === opened?.bonusId);
  return at < 0 ? null : (bonuses[at + by] ?? null);
}
