import type { PanelHandler } from "../panel-context.ts";
import { dealerDetailOf } from "./detail.ts";

export const panelDealer: PanelHandler<"panelDealer"> = ({ house, actor }, { dealerId }) =>
  dealerDetailOf(house.db, actor, dealerId);
