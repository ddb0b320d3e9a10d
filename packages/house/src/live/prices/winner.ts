import { margins } from "../../catalogue/prices/margin.ts";
import { type LiveMarketPrice, priced } from "./live-price.ts";

/** UOF's winner market, overtime included, from the chance that the home side wins. */
export function pricedWinner(home: number): LiveMarketPrice {
  return priced(219, "", margins.twoWay, [
    [4, home],
    [5, 1 - home],
  ]);
}
