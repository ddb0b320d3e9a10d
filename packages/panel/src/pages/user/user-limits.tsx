import { minor } from "@livery/betting";
import type { KindLimits } from "@livery/contract";
import type { PanelUser } from "@livery/contract/panel";
import { Badge, Money } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../app/panel.ts";
import { useFormats, useWords } from "../../app/words.ts";
import { DataTable } from "../../area/data-table.tsx";
import type { AreaColumn } from "../../area/define-area.ts";
import type { Snapshot, Values } from "../../forms/record.ts";
import { RecordForm } from "../../forms/record-form.tsx";
import type { FieldSpec } from "../../forms/record-field.tsx";
import { tableWrap } from "../pages.css.ts";
import { ShownRecord } from "./shown-record.tsx";

const kinds = ["combine", "multiple", "system"] as const;
type LimitKind = (typeof kinds)[number];
type Limits = PanelUser["limits"];

const fields = [
  { field: "enabled", kind: "yesNo" },
  { field: "minTip", kind: "whole" },
  { field: "minStake", kind: "amount" },
  { field: "maxStake", kind: "amount" },
  { field: "maxPay", kind: "amount" },
] as const satisfies readonly { field: keyof KindLimits; kind: FieldSpec["kind"] }[];

/** A field's name in the form: the form's library takes a dot for a path. */
const nameOf = (kind: LimitKind, field: keyof KindLimits): string => `${kind}:${field}`;

/** What a user may stake and win, by kind of coupon. */
export function UserLimits({ user }: { readonly user: PanelUser }) {
  const t = useWords();
  const { client } = usePanel();
  const { playerId, currency } = user;
  const [opened, setOpened] = useState<PanelUser | null>(null);
  const rows = kinds.map((kind) => ({ kind, limits: user.limits[kind] }));
  if (opened === null)
    return (
      <ShownRecord
        may={user.may.includes("limit.raise") || user.may.includes("limit.lower")}
        onChange={() => setOpened(user)}
      >
        <div className={tableWrap}>
          <DataTable
            caption={t("panel:user.limits")}
            rows={rows}
            rowKey={({ kind }) => kind}
            columns={columnsFor(currency)}
          />
        </div>
      </ShownRecord>
    );
  return (
    <RecordForm
      label={t("panel:user.limits")}
      currency={currency}
      opened={snapshotOf(opened)}
      groups={kinds.map((kind) => ({
        title: t(`panel:field.${kind}`),
        fields: fields.map(({ field, kind: how }) => ({
          name: nameOf(kind, field),
          path: `limits.${kind}.${field}`,
          label: t(`panel:field.${field}`),
          kind: how,
        })),
      }))}
      save={(values, version, reason) =>
        client.call("panelUserLimits", {
          playerId,
          version,
          limits: limitsOf(values),
          ...(reason !== "" && { reason }),
        })
      }
      load={async () => snapshotOf(await client.call("panelUser", { playerId }))}
      onClose={() => setOpened(null)}
    />
  );
}

function snapshotOf({ limits, version }: PanelUser): Snapshot {
  const values = kinds.flatMap((kind) =>
    fields.map(({ field }) => [nameOf(kind, field), limits[kind][field]] as const),
  );
  return { values: Object.fromEntries(values), version };
}

function limitsOf(values: Values): Limits {
  const amount = (name: string) => minor(BigInt(values[name] ?? 0));
  const of = (kind: LimitKind): KindLimits => ({
    enabled: values[nameOf(kind, "enabled")] === true,
    minTip: Number(values[nameOf(kind, "minTip")] ?? 0),
    minStake: amount(nameOf(kind, "minStake")),
    maxStake: amount(nameOf(kind, "maxStake")),
    maxPay: amount(nameOf(kind, "maxPay")),
  });
  return { combine: of("combine"), multiple: of("multiple"), system: of("system") };
}

interface LimitRow {
  readonly kind: LimitKind;
  readonly limits: KindLimits;
}

function columnsFor(currency: string): readonly AreaColumn<LimitRow>[] {
  const money = (field: "minStake" | "maxStake" | "maxPay"): AreaColumn<LimitRow> => ({
    key: field,
    head: `panel:field.${field}`,
    figures: true,
    cell: ({ limits }) => <Money amount={limits[field]} currency={currency} />,
  });
  return [
    { key: "kind", head: "coupon:kindLabel", fixed: true, cell: ({ kind }) => <KindName kind={kind} /> },
    { key: "enabled", head: "panel:field.enabled", cell: ({ limits }) => <OnOff on={limits.enabled} /> },
    { key: "minTip", head: "panel:field.minTip", figures: true, cell: ({ limits }) => <Count value={limits.minTip} /> },
    money("minStake"),
    money("maxStake"),
    money("maxPay"),
  ];
}

function KindName({ kind }: { readonly kind: LimitKind }) {
  return useWords()(`panel:field.${kind}`);
}

function OnOff({ on }: { readonly on: boolean }) {
  const t = useWords();
  return <Badge tone={on ? "success" : "neutral"}>{t(on ? "panel:on" : "panel:off")}</Badge>;
}

function Count({ value }: { readonly value: number }) {
  return <bdi>{useFormats().number(value)}</bdi>;
}
