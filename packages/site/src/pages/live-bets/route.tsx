import { Skeleton } from "@livery/ui";
import { useWords } from "../../app/words.ts";
import { FaceView } from "../../faces/face-view.tsx";
import { LiveNews } from "../../live/news/live-news.tsx";
import { LiveNewsSwitch } from "../../live/news/live-news-switch.tsx";
import { useParameter } from "../../routes/id-parameter.ts";
import { usePageTitle } from "../../shell/page-title.ts";
import { useLiveBetsModel } from "./model.ts";
import * as css from "./route.css.ts";

export function LiveBetsRoute() {
  usePageTitle(useWords()("frame:route.LiveBets"));
  const keyWord = useParameter("keyWord");
  const model = useLiveBetsModel(keyWord);
  return (
    <>
      <FaceView kind="pages" name="liveBets" model={model} waiting={<Skeleton shape="row" count={8} />} />
      <LiveNews followed={model.followed} />
      {/* This page has no footer (§2), where it stands elsewhere. */}
      <LiveNewsSwitch className={css.news} />
    </>
  );
}
