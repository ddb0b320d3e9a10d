import { minor } from "@livery/betting";
import type { KindLimits } from "@livery/contract";
import { type LimitField, limitFields, type LimitKind, limitKinds, type PanelUser } from "@livery/contract/panel";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import type { Snapshot, Values } from "../../forms/record.ts";
import { RecordForm } from "../../forms/record-form.tsx";
import { BoundValue, useLimitText } from "../limits/bound-value.tsx";
import { limitInputs, limitValues, nameOf } from "../limits/limit-fields.ts";
import { LimitTable } from "../limits/limit-table.tsx";
import { ownerName } from "../limits/owner-name.ts";
import { sections } from "../pages.css.ts";
import { ShownRecord } from "./shown-record.tsx";
import { UserNotices } from "./user-notices.tsx";

type Limits = PanelUser["limits"];

/** The limits of a user's stake and payout, by kind of coupon: the effective ones and their owners. */
export function UserLimits({ user }: { readonly user: PanelUser }) {
  const t = useTranslate();
  const { client } = usePanel();
  const { playerId, currency } = user;
  const [opened, setOpened] = useState<PanelUser | null>(null);
  if (opened === null)
    return (
      <div className={sections}>
        <UserNotices user={user} />
        <ShownRecord
          may={user.may.includes("limit.raise") || user.may.includes("limit.lower")}
          onChange={() => setOpened(user)}
        >
          <LimitTable
            caption={t("panel:user.limits")}
            renderCell={(kind, field) => <Binding user={user} kind={kind} field={field} />}
          />
        </ShownRecord>
      </div>
    );
  return (
    <RecordForm
      label={t("panel:user.limits")}
      currency={currency}
      opened={snapshotOf(opened)}
      groups={limitKinds.map((kind) => ({
        title: t(`panel:field.${kind}`),
        fields: limitFields.map((field) => ({
          name: nameOf(kind, field),
          path: `limits.${kind}.${field}`,
          label: t(`panel:field.${field}`),
          kind: limitInputs[field],
          whole: limitInputs[field] === "yesNo",
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
  return { values: limitValues(limits), version };
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

/** The effective limit for the next bet; if a dealer owns it, that dealer and the user's own limit. */
function Binding({
  user: { binding, limits, currency },
  kind,
  field,
}: {
  readonly user: PanelUser;
  readonly kind: LimitKind;
  readonly field: LimitField;
}) {
  const t = useTranslate();
  const text = useLimitText(currency);
  const owner = binding.owners[kind][field];
  const note =
    owner.by === "user"
      ? null
      : t("panel:limits.ofDealer", { dealer: ownerName(t, owner), own: text(limits[kind][field]) });
  return <BoundValue value={binding.limits[kind][field]} currency={currency} note={note} />;
}
