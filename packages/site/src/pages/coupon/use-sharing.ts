import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorText } from "../../core/error-text.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { pathOf } from "../../routes/paths.ts";

export interface CouponSharingModel {
  readonly isOpen: boolean;
  /** The link is created when the sharing is first opened. */
  readonly setOpen: (open: boolean) => void;
  /** The link to the coupon's selections (D22); null until it is created. */
  readonly link: string | null;
  readonly problem: string | null;
  readonly retry: () => void;
}

/** Shares the selections of a coupon, null until it has arrived. */
export function useSharing(couponId: number | null): CouponSharingModel {
  const text = useErrorText();
  const { boot, client } = useServices();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    ...callQuery(client, "shareCoupon", { couponId: couponId ?? 0 }),
    enabled: isOpen && couponId !== null,
    staleTime: Infinity,
  });
  return {
    isOpen,
    setOpen,
    link: data ? new URL(pathOf(boot.lang, "CouponShare", { id: data.shareId }), window.location.origin).href : null,
    problem: error && text(error),
    retry: () => void refetch(),
  };
}
