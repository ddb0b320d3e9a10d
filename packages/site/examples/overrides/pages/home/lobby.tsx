import {
  DayMatches,
  dayName,
  useFormats,
  useTranslate,
  type HomeModel,
  type VariantProps,
} from "@livery/site/variants";
import { Card } from "@livery/ui";
import * as css from "./lobby.css.ts";

/** Home of one brand, in place of the variant `lobby`: it is given the model of the page, and nothing else. */
export default function Lobby({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <div className={css.hall}>
      <h1 tabIndex={-1}>{t("sport:hero.title")}</h1>
      {model.days.map(({ day, matches, startsAt }) => (
        <Card key={day} title={dayName(t, formats, startsAt, model.now).name}>
          <DayMatches matches={matches} selections={model} />
        </Card>
      ))}
    </div>
  );
}
