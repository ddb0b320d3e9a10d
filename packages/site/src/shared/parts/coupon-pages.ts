/** Parts of the pages of coupons and of the account, for a brand's own files. */
export { SelectionRow } from "../../matches/selection-row.tsx";
export { Leg } from "../../pages/coupon/parts/leg.tsx";
