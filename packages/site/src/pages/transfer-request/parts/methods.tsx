import { RadioGroup } from "@livery/ui";
import { useWords } from "../../../app/words.ts";
import type { OfferedMethod, TransferRequestModel } from "../model.ts";
import { MethodLogo } from "./method-logo.tsx";
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
  const { detail } = useMethodWords();
  return (
    <RadioGroup
      label={label ?? t("transfer:method.label")}
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
