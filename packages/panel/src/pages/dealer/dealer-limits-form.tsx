import { minor, type Minor } from "@livery/betting";
import {
  type DealerDetail,
  type DealerKindLimits,
  type DealerLimits,
  limitFields,
  type LimitKind,
  limitKinds,
} from "@livery/contract/panel";
import { usePanel } from "../../core/panel.ts";
import { useFormats, useTranslate } from "../../core/messages.ts";
import type { FieldSpec } from "../../forms/record-field.tsx";
import { RecordForm } from "../../forms/record-form.tsx";
import type { Snapshot, Value, Values } from "../../forms/record.ts";
import { type LimitValue, useLimitText } from "../limits/bound-value.tsx";
import { limitInputs, limitValues, nameOf } from "../limits/limit-fields.ts";

/** Changes the bet limits for all users below a dealer. An empty field inherits the limit of the dealers above. */
export function DealerLimitsForm({ dealer, onClose }: { readonly dealer: DealerDetail; readonly onClose: () => void }) {
  const t = useTranslate();
  const formats = useFormats();
  const { client } = usePanel();
  const { dealerId, name, currency, above } = dealer;
  const text = useLimitText(currency);
  const hintOf = (field: string, leaves: LimitValue): string =>
    leaves === null || typeof leaves === "boolean"
      ? t("panel:limits.emptyOpen")
      : t(field.startsWith("min") ? "panel:limits.emptyLeast" : "panel:limits.emptyMost", { value: text(leaves) });
  const ofKind = (kind: LimitKind): readonly FieldSpec[] =>
    limitFields.map((field) => ({
      name: nameOf(kind, field),
      path: `limits.${kind}.${field}`,
      label: t(`panel:field.${field}`),
      kind: limitInputs[field],
      whole: limitInputs[field] === "yesNo",
      ...(limitInputs[field] !== "yesNo" && { optional: true, hint: hintOf(field, above.limits[kind][field]) }),
    }));
  return (
    <RecordForm
      label={t("panel:user.limits")}
      currency={currency}
      opened={snapshotOf(dealer)}
      groups={[
        ...limitKinds.map((kind) => ({ title: t(`panel:field.${kind}`), fields: ofKind(kind) })),
        {
          title: t("panel:limits.exposure"),
          fields: [
            {
              name: "exposureLimit",
              path: "exposureLimit",
              label: t("panel:field.exposureLimit"),
              kind: "amount",
              optional: true,
              hint: hintOf("exposureLimit", above.exposureLimit),
            },
          ],
        },
      ]}
      confirm={(values) => {
        const limit = values["exposureLimit"];
        const isBelow = typeof limit === "bigint" && limit < dealer.exposure;
        return {
          title: t("panel:limits.confirmTitle", { name }),
          text: t("panel:limits.confirmText", { name }),
          submit: t("panel:limits.confirmSubmit"),
          ...(isBelow && {
            warning: t("panel:limits.confirmBelow", {
              name,
              taken: formats.money(dealer.exposure, currency),
              limit: formats.money(limit, currency),
            }),
          }),
        };
      }}
      save={(values, version, reason) =>
        client.call("panelDealerLimits", {
          dealerId,
          version,
          limits: limitsOf(values),
          exposureLimit: amountOf(values["exposureLimit"]),
          ...(reason !== "" && { reason }),
        })
      }
      load={async () => snapshotOf(await client.call("panelDealer", { dealerId }))}
      onClose={onClose}
    />
  );
}

function snapshotOf({ limits, exposureLimit, version }: DealerDetail): Snapshot {
  return { values: { ...limitValues(limits), exposureLimit }, version };
}

function amountOf(value: Value | undefined): Minor | null {
  return typeof value === "bigint" ? minor(value) : null;
}

function limitsOf(values: Values): DealerLimits {
  const of = (kind: LimitKind): DealerKindLimits => {
    const minTip = values[nameOf(kind, "minTip")];
    return {
      enabled: values[nameOf(kind, "enabled")] === true,
      minTip: typeof minTip === "number" ? minTip : null,
      minStake: amountOf(values[nameOf(kind, "minStake")]),
      maxStake: amountOf(values[nameOf(kind, "maxStake")]),
      maxPay: amountOf(values[nameOf(kind, "maxPay")]),
    };
  };
  return { combine: of("combine"), multiple: of("multiple"), system: of("system") };
}
