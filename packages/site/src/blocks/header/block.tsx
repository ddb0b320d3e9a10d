import { FaceView } from "../../faces/face-view.tsx";
import { useHeaderModel } from "./model.ts";

export function HeaderBlock() {
  return <FaceView kind="blocks" name="header" model={useHeaderModel()} />;
}
