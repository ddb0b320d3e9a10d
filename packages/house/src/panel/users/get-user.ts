import type { PanelHandler } from "../panel-context.ts";
import { panelUserOf } from "./panel-user.ts";

export const panelUser: PanelHandler<"panelUser"> = ({ house, actor }, { playerId }) =>
  panelUserOf(house.db, actor, playerId);
