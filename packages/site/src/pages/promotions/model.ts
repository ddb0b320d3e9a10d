import { useRouter, useRouterState } from "@tanstack/react-router";
import { useServices } from "../../app/services.ts";
import type { Bonus } from "../../bonuses/bonus.ts";
import { type Bonuses, useBonuses } from "../../bonuses/use-bonuses.ts";
import { idOf } from "../../routes/id-parameter.ts";
import { pathOf, readSearch } from "../../routes/paths.ts";

export interface PromotionsModel extends Bonuses {
  /** The one that is read, with all it says, as the address has it: `?bonus=7`; null where none is, or it is not on offer. */
  readonly opened: Bonus | null;
  /** Opens one, or closes what is open. The way back closes it, too. */
  readonly open: (bonusId: number | null) => void;
  /** From the opened one to the next, after the last of which it is closed, or to the one before. */
  readonly step: (by: 1 | -1) => void;
}

/** The page of the bonuses (§2.2), of which one at a time is read. */
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
      // One way back closes it, however many have been read.
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

/** The bonus of an address; null for one that names none of these. */
export function openedIn(bonuses: readonly Bonus[], search: string): Bonus | null {
  const openId = idOf(readSearch(search)["bonus"]);
  return bonuses.find(({ bonusId }) => bonusId === openId) ?? null;
}

export function neighbour(bonuses: readonly Bonus[], opened: Bonus | null, by: 1 | -1): Bonus | null {
  const at = bonuses.findIndex(({ bonusId }) => bonusId === opened?.bonusId);
  return at < 0 ? null : (bonuses[at + by] ?? null);
}
