import type { CallError } from "@livery/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { detailLines, type DetailLine } from "./detail-lines.ts";

export interface UserInformationModel {
  readonly state: "loading" | "ready" | "failed";
  /** In reading order; none before the record has arrived. */
  readonly lines: readonly DetailLine[];
  readonly error: CallError | null;
  readonly retry: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly userInformation: UserInformationModel;
  }
}

/** The player's record on the server. */
export function useUserInformationModel(): UserInformationModel {
  const { client } = useServices();
  const { data, error, isError, refetch } = useQuery(callQuery(client, "getUserDetail", {}));
  return {
    state: data ? "ready" : isError ? "failed" : "loading",
    lines: useMemo(() => (data ? detailLines(data) : []), [data]),
    error,
    retry: () => void refetch(),
  };
}
