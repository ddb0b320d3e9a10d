import { Banner } from "@livery/ui";
import { useEffect } from "react";
import { usePanel } from "../app/panel.ts";
import { useStore } from "../app/store.ts";
import { useWords } from "../app/words.ts";
import * as css from "./said-line.css.ts";

const shownFor = 8_000;

/** What was done, at the foot of the page. A failure stays until it is put away. */
export function SaidLine() {
  const t = useWords();
  const { said } = usePanel();
  const now = useStore(said);
  useEffect(() => {
    if (now?.tone !== "success") return undefined;
    const timer = setTimeout(() => said.set(null), shownFor);
    return () => clearTimeout(timer);
  }, [now, said]);
  return (
    <div className={css.place}>
      {now && (
        <Banner tone={now.tone} onClose={() => said.set(null)} closeLabel={t("feedback:close")}>
          {now.text}
        </Banner>
      )}
    </div>
  );
}
