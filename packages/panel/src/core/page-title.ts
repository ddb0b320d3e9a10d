import { useEffect } from "react";
import { useTranslate } from "./messages.ts";

/** Sets the title of the browser's tab. */
export function usePageTitle(page: string): void {
  const t = useTranslate();
  const title = t("panel:title", { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
