import { FaceView } from "../../faces/face-view.tsx";
import { useNavigationModel } from "./model.ts";

export function NavigationBlock() {
  return <FaceView kind="blocks" name="navigation" model={useNavigationModel()} />;
}
