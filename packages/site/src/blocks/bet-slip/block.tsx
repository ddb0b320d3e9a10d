import { FaceView } from "../../faces/face-view.tsx";
import { useBetSlipModel } from "./model.ts";

export function BetSlipBlock() {
  return <FaceView kind="blocks" name="betSlip" model={useBetSlipModel()} />;
}
