import { useWords } from "../../app/words.ts";
import { FaceView } from "../../faces/face-view.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { useCouponsModel } from "./model.ts";

export function CouponsRoute() {
  usePageTitle(useWords()("frame:route.Coupons"));
  return <FaceView kind="pages" name="coupons" model={useCouponsModel()} />;
}
