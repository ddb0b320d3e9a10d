import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { useIdParameter } from "../../routes/id-parameter.ts";
import { usePageTitle } from "../../parts/page-title.ts";
import { useMatchModel } from "./match.model.ts";

export function MatchRoute() {
  const t = useTranslate();
  const model = useMatchModel(useIdParameter("matchId"));
  const { match } = model;
  usePageTitle(match === null ? t("frame:route.Match") : t("sport:versus", { home: match.home, away: match.away }));
  return <VariantView kind="pages" name="match" model={model} />;
}
