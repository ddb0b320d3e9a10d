import { useQuery } from "@tanstack/react-query";
import { usePanel, useStaff } from "../core/panel.ts";
import { useTranslate } from "../core/messages.ts";
import type { AnyFilter, FilterOption } from "./define-list.ts";

const none: readonly FilterOption[] = [];

/** The options of a filter: static, or loaded by `load`. */
export function useOptions({ key, options, load }: AnyFilter): readonly FilterOption[] {
  const t = useTranslate();
  const staff = useStaff();
  const panel = usePanel();
  const loaded = useQuery({
    queryKey: ["options", load?.call, key],
    queryFn: async () => (await load?.options(panel)) ?? none,
    enabled: load !== undefined,
    staleTime: 60_000,
  });
  return options?.({ t, staff, lang: panel.language.bcp47 }) ?? loaded.data ?? none;
}
