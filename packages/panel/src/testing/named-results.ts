import { messagesIn } from "@livery/browser-app/testing";
import type { Page } from "@livery/contract";
import type { PanelKey, ResultRow } from "@livery/contract/panel";
import { anyLanguageOf, categoryName, initI18n, sportName, tournamentName } from "@livery/i18n";

type Named = Pick<ResultRow, "sportName" | "categoryName" | "tournamentName">;

/** The answers about matches with the names of the reader's language, in which the house answers them (decision 035). */
export function namedResults(answer: unknown, key: PanelKey, lang: string): unknown {
  if (key === "panelResult") return inLanguage(lang)(answer as Named);
  if (key !== "panelResults") return answer;
  const page = answer as Page<Named>;
  return { ...page, rows: page.rows.map(inLanguage(lang)) };
}

function inLanguage(code: string): (row: Named) => Named {
  const i18n = initI18n({ lang: anyLanguageOf(code) ?? { bcp47: code, dir: "ltr" }, messages: messagesIn(code) });
  return (row) => ({
    ...row,
    sportName: sportName(i18n, row.sportName),
    categoryName: categoryName(i18n, row.categoryName),
    tournamentName: tournamentName(i18n, row.tournamentName),
  });
}
