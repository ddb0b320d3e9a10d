import { useWords } from "../../app/words.ts";
import { FaceView } from "../../faces/face-view.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { useLoginModel } from "./model.ts";

export function LoginRoute() {
  usePageTitle(useWords()("frame:route.Login"));
  return <FaceView kind="pages" name="login" model={useLoginModel("route")} />;
}
