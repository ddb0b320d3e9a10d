import { type LimitField, limitFields, type LimitKind, limitKinds } from "@livery/contract/panel";
import type { ReactNode } from "react";
import { useTranslate } from "../../core/messages.ts";
import { DataTable } from "../../list/data-table.tsx";
import { limitInputs } from "./limit-fields.ts";

interface LimitTableProps {
  readonly caption: string;
  readonly renderCell: (kind: LimitKind, field: LimitField) => ReactNode;
}

/** Limits: one row per kind of coupon, one column per field. */
export function LimitTable({ caption, renderCell }: LimitTableProps) {
  const t = useTranslate();
  return (
    <DataTable
      caption={caption}
      rows={limitKinds}
      rowKey={(kind) => kind}
      columns={[
        { key: "kind", head: "coupon:kindLabel", fixed: true, cell: (kind) => t(`panel:field.${kind}`) },
        ...limitFields.map((field) => ({
          key: field,
          head: `panel:field.${field}` as const,
          figures: limitInputs[field] !== "yesNo",
          cell: (kind: LimitKind) => renderCell(kind, field),
        })),
      ]}
    />
  );
}
