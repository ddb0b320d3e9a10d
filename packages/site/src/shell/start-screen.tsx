import { startSteps, startView } from "@livery/machines";
import { Progress } from "@livery/ui";
import { useSelector } from "@xstate/react";
import { useServices } from "../app/services.ts";
import { useWords } from "../app/words.ts";
import { BrandMark } from "./brand-mark.tsx";
import { Problem } from "./problem.tsx";
import * as css from "./start-screen.css.ts";

/** The loader of the start (§4): the brand, how far it is, and a way on where a step failed. */
export function StartScreen() {
  const { start } = useServices();
  const t = useWords();
  const view = useSelector(start, startView, sameView);
  return (
    <div className={css.screen} role="status">
      <BrandMark />
      {view.failed ? (
        <Problem error={view.error} onRetry={() => start.send({ type: "RETRY" })} compact />
      ) : (
        <Progress label={t("frame:starting")} value={view.done} max={startSteps.length} className={css.progress} />
      )}
    </div>
  );
}

type View = ReturnType<typeof startView>;

function sameView(a: View, b: View): boolean {
  return a.done === b.done && a.failed === b.failed && a.error === b.error && a.destination === b.destination;
}
