import { margins } from "../../catalogue/prices/margin.ts";
import { type LiveMarketPrice, priced } from "./live-price.ts";

/** UOF's market of who wins, overtime included, by the chance that the home side does. */
export function pricedWinner(home: number): LiveMarketPrice {
  return priced(219, "", margins.twoWay, [
    [4, home],
    [5, 1 - home],
  ]);
}
