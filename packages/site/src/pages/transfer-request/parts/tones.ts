import type { PaymentStatus } from "@livery/contract";
import type { Badge } from "@livery/ui";
import type { ComponentProps } from "react";

type Tone = NonNullable<ComponentProps<typeof Badge>["tone"]>;

export const paymentTones: Readonly<Record<PaymentStatus, Tone>> = {
  pending: "warning",
  approved: "success",
  denied: "danger",
  cancelled: "neutral",
};
