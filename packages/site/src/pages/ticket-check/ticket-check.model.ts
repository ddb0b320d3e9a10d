import type { CallError, TicketCheck } from "@livery/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorText } from "../../core/error-text.ts";
import { useServices } from "../../core/services.ts";
import { useTranslate } from "../../core/translate.ts";
import { couponNumberOf } from "../coupon/coupon-number.ts";

export interface TicketCheckModel {
  readonly code: string;
  readonly type: (code: string) => void;
  /** The problem of the number itself. */
  readonly invalid: string | null;
  readonly problem: string | null;
  readonly busy: boolean;
  readonly ticket: TicketCheck | null;
  readonly submit: (event: { preventDefault: () => void }) => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly ticketCheck: TicketCheckModel;
  }
}

/** Returns the number of a printed coupon; spaces and hyphens only help readability. */
export function ticketCodeOf(typed: string): string | null {
  return couponNumberOf(typed.replaceAll(/[\s-]/g, ""));
}

/** The status of a printed coupon by its number (§6), for everyone who holds it. */
export function useTicketCheckModel(): TicketCheckModel {
  const { client } = useServices();
  const t = useTranslate();
  const text = useErrorText();
  const [code, setCode] = useState("");
  const [invalid, setInvalid] = useState<string | null>(null);
  const checking = useMutation<TicketCheck, CallError, string>({
    mutationFn: (number) => client.call("ticketCheckTerminal", { code: number }),
  });
  const { data, error, isPending, mutate, reset } = checking;
  return {
    code,
    type: (next) => {
      setCode(next);
      setInvalid(null);
    },
    invalid: error?.code === "not_found" ? t("coupon:check.missing") : invalid,
    problem: error === null || error.code === "not_found" ? null : text(error),
    busy: isPending,
    ticket: data ?? null,
    submit: (event) => {
      event.preventDefault();
      const number = ticketCodeOf(code);
      reset();
      if (number === null) setInvalid(t("coupon:check.invalid"));
      else mutate(number);
    },
  };
}
