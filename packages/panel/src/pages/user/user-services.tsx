import { services, type Service } from "@livery/contract";
import type { PanelUser } from "@livery/contract/panel";
import { Badge } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import type { Snapshot, Values } from "../../forms/record.ts";
import { RecordForm } from "../../forms/record-form.tsx";
import { Facts } from "../facts.tsx";
import { ShownRecord } from "./shown-record.tsx";

/** The user's service flags, and whether the user may play at all. */
export function UserServices({ user }: { readonly user: PanelUser }) {
  const t = useTranslate();
  const { client } = usePanel();
  const [opened, setOpened] = useState<PanelUser | null>(null);
  const { playerId } = user;
  const state = (on: boolean) => <Badge tone={on ? "success" : "neutral"}>{t(on ? "panel:on" : "panel:off")}</Badge>;
  if (opened === null)
    return (
      <ShownRecord may={user.may.includes("user.services")} onChange={() => setOpened(user)}>
        <Facts
          facts={[
            { name: t("panel:field.active"), value: state(user.active) },
            { name: t("panel:field.online"), value: state(user.online) },
            ...services.map((service) => ({ name: t(`panel:field.${service}`), value: state(user.services[service]) })),
          ]}
        />
      </ShownRecord>
    );
  return (
    <RecordForm
      label={t("panel:user.services")}
      currency={user.currency}
      opened={snapshotOf(opened)}
      groups={[
        {
          title: t("panel:user.account"),
          fields: [
            { name: "active", path: "active", label: t("panel:field.active"), kind: "yesNo" },
            { name: "online", path: "online", label: t("panel:field.online"), kind: "yesNo" },
          ],
        },
        {
          title: t("panel:user.services"),
          fields: services.map((service) => ({
            name: service,
            path: `services.${service}`,
            label: t(`panel:field.${service}`),
            kind: "yesNo",
          })),
        },
      ]}
      save={(values, version, reason) =>
        client.call("panelUserServices", {
          playerId,
          version,
          active: values["active"] === true,
          online: values["online"] === true,
          services: servicesOf(values),
          ...(reason !== "" && { reason }),
        })
      }
      load={async () => snapshotOf(await client.call("panelUser", { playerId }))}
      onClose={() => setOpened(null)}
    />
  );
}

function snapshotOf({ active, online, services: flags, version }: PanelUser): Snapshot {
  return { values: { active, online, ...flags }, version };
}

function servicesOf(values: Values): Readonly<Record<Service, boolean>> {
  return Object.fromEntries(services.map((service) => [service, values[service] === true])) as Record<Service, boolean>;
}
