import { BareButton, classes, Icon } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { OfferedMethod, TransferRequestModel } from "../transfer-request.model.ts";
import * as css from "./method-keys.css.ts";
import { MethodTitle } from "./method-logo.tsx";
import { useMethodLabels } from "./use-method-labels.ts";

/** Methods as large keys: one press chooses a method and continues. */
export function MethodKeys({
  model,
  methods,
  onChoose,
  className,
}: VariantProps<TransferRequestModel> & {
  readonly methods: readonly OfferedMethod[];
  /** Called when a method is chosen: continues from it. */
  readonly onChoose: (method: OfferedMethod) => void;
  readonly className?: string;
}) {
  const t = useTranslate();
  const { detail } = useMethodLabels();
  return (
    <>
      {model.methodProblem !== null && (
        <p role="alert" className={css.problem}>
          <Icon name="alert" size="sm" /> {model.methodProblem}
        </p>
      )}
      <ul aria-label={t("payment:method.label")} className={classes(css.list, className)}>
        {methods.map((method) => (
          <li key={method.payId} className={css.item}>
            <BareButton
              className={css.key}
              aria-pressed={method.payId === model.method?.payId}
              onClick={() => {
                model.chooseMethod(method.payId);
                onChoose(method);
              }}
            >
              <span className={css.title}>
                <MethodTitle method={method} />
              </span>
              <span className={css.detail}>{detail(method)}</span>
              <Icon name="chevron" className={css.mark} />
            </BareButton>
          </li>
        ))}
      </ul>
    </>
  );
}
