import { IconButton } from "@livery/ui";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { HeaderModel } from "../header.model.ts";
import type { SmallMenuProps } from "./small-menu.tsx";

const SmallMenu = lazy(() => import("./small-menu.tsx"));

/** Props that a menu button must have. */
export interface MenuOpener {
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
}

/** The button of the menu with what the header has no space for; the menu's code is loaded at the first opening. */
export function SmallMenuButton({
  model,
  className,
  draw,
  ...menu
}: VariantProps<HeaderModel> &
  Pick<SmallMenuProps, "side" | "tools"> & {
    readonly className?: string;
    /** Renders the button, if it is more than its icon. */
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
