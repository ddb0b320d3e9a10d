import type { VariantKind } from "@livery/skin";
import type { FrameWindow } from "./variant-frame.tsx";

export type Device = "wide" | "phone";

/** The windows in which variants are compared. */
export const frameWindows: Readonly<Record<VariantKind, Readonly<Record<Device, FrameWindow>>>> = {
  pages: { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 780 } },
  blocks: { wide: { width: 1280, height: 640 }, phone: { width: 390, height: 640 } },
};
