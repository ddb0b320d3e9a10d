import { useEffect } from "react";
import { builtSettings } from "../core/built-settings.ts";
import { useServices } from "../core/services.ts";
import { useTranslate } from "../core/translate.ts";
import { useSettings } from "../core/site-settings.ts";

/** Sets the title of the browser's tab: `Sports · Harbour`. Home (null) has the site's own title. */
export function usePageTitle(page: string | null): void {
  const t = useTranslate();
  const { boot } = useServices();
  const settings = useSettings();
  const { title } = settings;
  const isBuilt = settings === builtSettings(boot);
  useEffect(() => {
    const site = isBuilt ? (servedTitle() ?? title) : title;
    document.title = page === null ? site : t("frame:title", { page, site });
  }, [isBuilt, page, t, title]);
}

/** The site's title in the document: the house serves it with that of the present settings, which the page fetches only later. */
function servedTitle(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
}
