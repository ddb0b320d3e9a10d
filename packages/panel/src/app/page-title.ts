import { useEffect } from "react";
import { useWords } from "./words.ts";

/** Names the open page in the browser's tab. */
export function usePageTitle(page: string): void {
  const t = useWords();
  const title = t("panel:title", { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
