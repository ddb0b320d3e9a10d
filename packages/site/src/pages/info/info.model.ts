import { CallError } from "@livery/contract";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { useTranslate } from "../../core/translate.ts";
import type { InfoPage } from "../../routes/menus.ts";

export interface InfoModel {
  readonly state: "loading" | "ready" | "missing" | "failed";
  /** The operator's; until that has arrived the name of the footer's link. */
  readonly title: string;
  /** The operator's text, to be shown with `RichText` alone; null before it has arrived. */
  readonly html: string | null;
  readonly error: CallError | null;
  readonly retry: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly info: InfoModel;
  }
}

/** An info page of the operator (§2 `page/{id}`). */
export function useInfoModel(pageId: number | null): InfoModel {
  const { client } = useServices();
  const t = useTranslate();
  const { infoPages } = useSettings();
  const { data, error, isError, refetch } = useQuery({
    ...callQuery(client, "getPage", { pageId: pageId ?? 1 }),
    enabled: pageId !== null,
    retry: false,
  });
  const known = infoPageOf(infoPages, pageId);
  const missing = pageId === null || (error instanceof CallError && error.code === "not_found");
  return {
    state: missing ? "missing" : data ? "ready" : isError ? "failed" : "loading",
    title: data?.title ?? (known === null ? t("frame:route.Page") : t(`frame:info.${known}`)),
    html: data?.html ?? null,
    error,
    retry: () => void refetch(),
  };
}

/** Returns the footer page of an id (D48), or null if no link has it. */
function infoPageOf(infoPages: Readonly<Record<InfoPage, number>>, pageId: number | null): InfoPage | null {
  const found = Object.entries(infoPages).find(([, id]) => id === pageId);
  return found === undefined ? null : (found[0] as InfoPage);
}
