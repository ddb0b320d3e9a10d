import { IconButton } from "@livery/ui";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslate } from "../../../app/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { HeaderModel } from "../model.ts";
import type { SmallMenuProps } from "./small-menu.tsx";

const SmallMenu = lazy(() => import("./small-menu.tsx"));

/** What a button of the menu must carry. */
export interface MenuOpener {
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
}

/** The way to what a header has no room for; the menu's code comes when it is opened first. */
export function SmallMenuButton({
  model,
  className,
  draw,
  ...menu
}: VariantProps<HeaderModel> &
  Pick<SmallMenuProps, "side" | "tools"> & {
    readonly className?: string;
    /** Draws the button, where it is more than its sign. */
    readonly draw?: (opener: MenuOpener) => ReactNode;
  }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const opener = { "aria-expanded": open, onClick: () => setOpen(true) };
  return (
    <>
      {draw?.(opener) ?? <IconButton {...opener} icon="menu" label={t("frame:menu.open")} className={className} />}
      {open && (
        <Suspense fallback={null}>
          <SmallMenu {...menu} model={model} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
