import { IconButton } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import type { HeaderModel } from "../model.ts";

const SmallMenu = lazy(() => import("./small-menu.tsx"));

/** The way to what a header has no room for; the menu's code comes when it is opened first. */
export function SmallMenuButton({ model, className }: FaceProps<HeaderModel> & { readonly className: string }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label={t("frame:menu.open")}
        className={className}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <SmallMenu model={model} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
