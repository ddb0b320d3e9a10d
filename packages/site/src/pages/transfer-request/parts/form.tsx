import type { ReactNode } from "react";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../model.ts";
import * as css from "./fields.css.ts";
import { useFocusFirstError } from "./use-focus-first-error.ts";

/** Answers that are gone on from together: by its button or by Enter. What is wrong has the focus afterwards. */
export function TransferForm({
  model,
  onGoOn = model.proceed,
  id,
  children,
}: VariantProps<TransferRequestModel> & {
  /** To the review, where nothing else is said. */
  readonly onGoOn?: () => void;
  /** For a way on that stands outside of it. */
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const form = useFocusFirstError<HTMLFormElement>(model.tries);
  return (
    <form
      ref={form}
      id={id}
      className={css.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGoOn();
      }}
    >
      {children}
    </form>
  );
}
