import type { CallError, Transfer } from "@livery/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../app/queries.ts";
import { useServices } from "../../app/services.ts";

/** The player's requests, newest first. */
export interface TransferHistory {
  readonly state: "loading" | "ready" | "empty" | "failed";
  readonly transfers: readonly Transfer[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly openPage: (page: number) => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

const pageSize = 20;
const waitingEvery = 5_000;

/** A waiting request is looked at until it is decided. The first page is the answer that the form has too. */
export function useTransferHistory(enabled: boolean): TransferHistory {
  const { client } = useServices();
  const [page, openPage] = useState(1);
  const answer = useQuery({
    ...callQuery(client, "getTransfers", { page, pageSize }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ status }) => status === "pending") === true ? waitingEvery : false,
  });
  const rows = answer.data?.rows;
  const total = answer.data?.total ?? 0;
  return {
    state: rows === undefined ? (answer.isError ? "failed" : "loading") : rows.length === 0 ? "empty" : "ready",
    transfers: rows ?? [],
    total,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    openPage,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}
