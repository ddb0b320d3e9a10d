import type { ReactNode } from "react";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import * as css from "./fields.css.ts";
import { useFocusFirstError } from "./use-focus-first-error.ts";

/** Answers that are submitted together, by button or Enter. Afterwards the first wrong one has the focus. */
export function PaymentForm({
  model,
  onGoOn = model.proceed,
  id,
  children,
}: VariantProps<TransferRequestModel> & {
  /** Goes to the review by default. */
  readonly onGoOn?: () => void;
  /** For a submit button outside of the form. */
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
