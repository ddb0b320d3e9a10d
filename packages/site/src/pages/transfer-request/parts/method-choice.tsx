import { RadioTile } from "@livery/ui";
import type { ReactNode } from "react";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { OfferedMethod, TransferRequestModel } from "../transfer-request.model.ts";
import { MethodTitle } from "./method-logo.tsx";
import { useMethodLabels } from "./use-method-labels.ts";

/** One method as a tile with its limits and duration; arrow keys move to the next one of the same `name`. */
export function MethodChoice({
  method,
  model,
  name,
  className,
  children,
}: VariantProps<TransferRequestModel> & {
  readonly method: OfferedMethod;
  readonly name: string;
  readonly className?: string;
  /** Further content of the tile. */
  readonly children?: ReactNode;
}) {
  const { detail } = useMethodLabels();
  return (
    <RadioTile
      name={name}
      title={<MethodTitle method={method} />}
      detail={detail(method)}
      checked={method.payId === model.method?.payId}
      onChoose={() => model.chooseMethod(method.payId)}
      className={className}
    >
      {children}
    </RadioTile>
  );
}
