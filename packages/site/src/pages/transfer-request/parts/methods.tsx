import { RadioGroup } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { OfferedMethod, TransferRequestModel } from "../transfer-request.model.ts";
import { MethodLogo } from "./method-logo.tsx";
import { useMethodLabels } from "./use-method-labels.ts";

/** Methods as a list of radio buttons, each with its limits and duration. */
export function MethodRadios({
  methods,
  model: { chooseMethod, method, methodProblem },
  label,
}: {
  readonly methods: readonly OfferedMethod[];
  readonly model: TransferRequestModel;
  /** Name of the group, if it is one category among others. */
  readonly label?: string;
}) {
  const t = useTranslate();
  const { detail } = useMethodLabels();
  return (
    <RadioGroup
      label={label ?? t("payment:method.label")}
      error={methodProblem ?? undefined}
      required
      value={method === null ? "" : String(method.payId)}
      onChange={(payId) => chooseMethod(Number(payId))}
      options={methods.map((each) => ({
        value: String(each.payId),
        label: each.title,
        mark: <MethodLogo method={each} />,
        hint: detail(each),
      }))}
    />
  );
}
