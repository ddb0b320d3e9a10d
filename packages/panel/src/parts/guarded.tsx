import type { PanelCall } from "@livery/contract/panel";
import type { ReactNode } from "react";
import { useStaff } from "../core/panel.ts";
import { mayCall } from "../core/session.ts";
import { WholePage } from "./whole-page.tsx";

/** A page for accounts that may make its call. */
export function Guarded({
  call,
  children,
}: {
  readonly call: Pick<PanelCall, "action">;
  readonly children: ReactNode;
}) {
  return mayCall(useStaff(), call) ? children : <WholePage kind="forbidden" />;
}
