import type { KindLimits } from "@livery/contract";
import type { LimitKind } from "@livery/contract/panel";
import type { ReactNode } from "react";
import { useWords } from "../../app/words.ts";
import { DataTable } from "../../area/data-table.tsx";
import { TablePlace } from "../table-place.tsx";
import { limitFields, limitKinds } from "./limit-fields.ts";

interface LimitTableProps {
  readonly caption: string;
  readonly cell: (kind: LimitKind, field: keyof KindLimits) => ReactNode;
}

/** Limits: a row for each kind of coupon, a column for each field. */
export function LimitTable({ caption, cell }: LimitTableProps) {
  const t = useWords();
  return (
    <TablePlace label={caption}>
      <DataTable
        caption={caption}
        rows={limitKinds}
        rowKey={(kind) => kind}
        columns={[
          { key: "kind", head: "coupon:kindLabel", fixed: true, cell: (kind) => t(`panel:field.${kind}`) },
          ...limitFields.map(({ field, kind: how }) => ({
            key: field,
            head: `panel:field.${field}` as const,
            figures: how !== "yesNo",
            cell: (kind: LimitKind) => cell(kind, field),
          })),
        ]}
      />
    </TablePlace>
  );
}
