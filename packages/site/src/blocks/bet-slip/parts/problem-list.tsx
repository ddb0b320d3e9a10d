import type { SlipProblem } from "@livery/machines";
import { errorText } from "@livery/i18n";
import { Icon } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import { useFormats } from "../../../core/translate.ts";
import * as css from "./problem-list.css.ts";

/** The problems that prevent the placement of a slip or of one selection, as translated texts. */
export function ProblemList({
  problems,
  currency,
  match,
}: {
  readonly problems: readonly SlipProblem[];
  readonly currency: string;
  readonly match?: string;
}) {
  const { i18n } = useServices();
  const formats = useFormats();
  if (problems.length === 0) return null;
  return (
    <ul className={css.list}>
      {problems.map((problem) => (
        <li key={problem.code} className={css.problem}>
          <Icon name="alert" size="sm" className={css.mark} />
          <span>{errorText(problem, { i18n, formats, currency, ...(match === undefined ? {} : { match }) })}</span>
        </li>
      ))}
    </ul>
  );
}
