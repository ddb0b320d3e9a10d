import { startSteps } from "@livery/machines";
import { Progress } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../core/translate.ts";
import { BrandPlate } from "../parts/brand-plate.tsx";
import { Problem } from "../parts/problem.tsx";
import * as css from "./start-screen.css.ts";

/** The loader of the start (§4): the brand, the progress, and a retry if a step failed. */
export function StartScreen() {
  const { start } = useServices();
  const t = useTranslate();
  const view = useStore(start.state);
  return (
    <div className={css.screen} role="status">
      <BrandPlate />
      {view.failed ? (
        <Problem error={view.error} onRetry={() => start.send({ type: "RETRY" })} compact />
      ) : (
        <Progress label={t("frame:starting")} value={view.done} max={startSteps.length} className={css.progress} />
      )}
    </div>
  );
}
