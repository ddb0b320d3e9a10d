import { useWords } from "../../app/words.ts";
import { FaceView } from "../../faces/face-view.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { usePromotionsModel } from "./model.ts";

export function PromotionsRoute() {
  usePageTitle(useWords()("frame:route.Promotions"));
  return <FaceView kind="pages" name="promotions" model={usePromotionsModel()} />;
}
