import { FaceView } from "../../faces/face-view.tsx";
import { useFooterModel } from "./model.ts";

export function FooterBlock() {
  return <FaceView kind="blocks" name="footer" model={useFooterModel()} />;
}
