import type { CallError, Payment } from "@livery/contract";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SiteClient } from "../../core/client.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";

/** The player's payment requests, newest first. */
export interface PaymentHistory {
  readonly state: "loading" | "ready" | "empty" | "failed";
  readonly payments: readonly Payment[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly openPage: (page: number) => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

export const isWaiting = ({ status }: Pick<Payment, "status">): boolean => status === "pending";

const pageSize = 20;
/** Milliseconds between requests while a payment request waits for a decision. */
const waitingEvery = 5_000;

/** A page of the player's payment requests, newest first; refetched until none on it waits. */
export function paymentsQuery(client: SiteClient, page: number) {
  return queryOptions({
    ...callQuery(client, "getTransfers", { page, pageSize }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isWaiting) === true ? waitingEvery : false),
  });
}

/** The first page shares its query with the form. */
export function usePaymentHistory(enabled: boolean): PaymentHistory {
  const { client } = useServices();
  const [page, openPage] = useState(1);
  const answer = useQuery({
    ...paymentsQuery(client, page),
    enabled,
    placeholderData: keepPreviousData,
  });
  const rows = answer.data?.rows;
  const total = answer.data?.total ?? 0;
  return {
    state: rows === undefined ? (answer.isError ? "failed" : "loading") : rows.length === 0 ? "empty" : "ready",
    payments: rows ?? [],
    total,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    openPage,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
