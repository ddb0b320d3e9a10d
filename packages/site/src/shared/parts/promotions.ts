/** Parts of the variants of the promotions, for a brand's own files. */
export { useBonusFacts } from "../../bonuses/bonus-facts.tsx";
export { BonusFigure, useBonusFigure } from "../../bonuses/bonus-figure.tsx";
export { BonusHead } from "../../bonuses/bonus-head.tsx";
export { BonusTile } from "../../bonuses/bonus-picture.tsx";
export { BonusBadge } from "../../bonuses/bonus-state.tsx";
export { Offered as OfferedBonuses } from "../../pages/promotions/parts/offered.tsx";
