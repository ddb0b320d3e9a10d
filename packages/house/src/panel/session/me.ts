import type { PanelHandler } from "../panel-context.ts";
import { staffOf } from "./staff-of.ts";

export const panelMe: PanelHandler<"panelMe"> = ({ house, actor, sessionHash }) => staffOf(house, actor, sessionHash);
