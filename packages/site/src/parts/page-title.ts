import { useEffect } from "react";
import { useTranslate } from "../core/translate.ts";
import { useSettings } from "../core/site-settings.ts";

/** Sets the title of the browser's tab: `Sports · Harbour`. Home (null) has the site's own title. */
export function usePageTitle(page: string | null): void {
  const t = useTranslate();
  const { title: site } = useSettings();
  const title = page === null ? site : t("frame:title", { page, site });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
