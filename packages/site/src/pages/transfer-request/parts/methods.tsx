import { Field } from "@livery/ui";
import { useId } from "react";
import { useWords } from "../../../app/words.ts";
import type { OfferedMethod, TransferRequestModel } from "../model.ts";
import * as css from "./methods.css.ts";
import { useMethodWords } from "./use-method-words.ts";

/** Methods as a list of radios, each with what it takes and how long. */
export function MethodRadios({
  methods,
  model: { chooseMethod, method, methodProblem },
  label,
}: {
  readonly methods: readonly OfferedMethod[];
  readonly model: TransferRequestModel;
  /** Names the group, where it is one category among others. */
  readonly label?: string;
}) {
  const t = useWords();
  const name = useId();
  const { range, time } = useMethodWords();
  return (
    <Field label={label ?? t("transfer:method.label")} error={methodProblem ?? undefined} required group>
      <div className={css.list}>
        {methods.map((each) => (
          <label key={each.payId} className={css.method}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              aria-label={`${each.title}, ${range(each)}`}
              aria-invalid={methodProblem === null ? undefined : true}
              checked={each.payId === method?.payId}
              onChange={() => chooseMethod(each.payId)}
            />
            <span className={css.words}>
              <span className={css.title}>{each.title}</span>
              <span className={css.detail}>
                {range(each)}
                {time(each) !== null && ` · ${time(each)}`}
              </span>
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}
