import { Button } from "@livery/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../../core/messages.ts";
import * as css from "../pages.css.ts";

/** A read-only record, with an edit button for accounts that may change it. */
export function ShownRecord({
  may,
  onChange,
  children,
}: {
  readonly may: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}) {
  const t = useTranslate();
  return (
    <div className={css.sections}>
      {may && (
        <div className={css.buttons}>
          <Button size="sm" onClick={onChange}>
            {t("panel:form.change")}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
