import type { CallError, Movement } from "@livery/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../app/queries.ts";
import { useServices } from "../../app/services.ts";
import { listState, type ListState } from "../list-state.ts";

export interface TransactionsModel {
  readonly state: ListState;
  readonly movements: readonly Movement[];
  readonly page: number;
  readonly pages: number;
  readonly openPage: (page: number) => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

const pageSize = 25;

export function useTransactionsModel(): TransactionsModel {
  const { client } = useServices();
  const [page, openPage] = useState(1);
  const answer = useQuery({
    ...callQuery(client, "getTransactions", { page, pageSize }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isError } = answer;
  return {
    state: listState({ answered: data !== undefined, count: data?.rows.length ?? 0, failed: isError }),
    movements: data?.rows ?? [],
    page,
    pages: Math.max(1, Math.ceil((data?.total ?? 0) / pageSize)),
    openPage,
    error,
    retry: () => void answer.refetch(),
  };
}
