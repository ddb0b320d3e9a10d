import type { PaymentCategory } from "@livery/contract/panel";
import { Button, IconButton } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { useTranslate } from "../../core/messages.ts";
import { MutationKey, isUnsure } from "../../forms/attempt.ts";
import type { Snapshot } from "../../forms/record.ts";
import { RecordForm } from "../../forms/record-form.tsx";
import { downIcon, upIcon } from "../../parts/icons.ts";
import * as css from "./methods.css.ts";

/** A category's title and its actions. */
export function CategoryHead({
  category,
  may,
  isFirst,
  isLast,
  busy,
  onMove,
}: {
  readonly category: PaymentCategory;
  readonly may: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly busy: boolean;
  readonly onMove: (by: -1 | 1) => void;
}) {
  const t = useTranslate();
  const [opened, setOpened] = useState<PaymentCategory | null>(null);
  const name = category.title;
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>
          <bdi>{name}</bdi>
        </h2>
        {may && (
          <span className={css.actions}>
            <IconButton
              size="sm"
              icon={upIcon}
              label={t("panel:methods.up", { name })}
              disabled={busy || isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              size="sm"
              icon={downIcon}
              label={t("panel:methods.down", { name })}
              disabled={busy || isLast}
              onClick={() => onMove(1)}
            />
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("panel:methods.changeNamed", { name })}
              onClick={() => setOpened(category)}
            >
              {t("panel:form.change")}
            </Button>
          </span>
        )}
      </div>
      {opened && <CategoryForm category={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Creates a category, or changes one from the version that was shown. */
export function CategoryForm({
  category,
  onClose,
}: {
  readonly category: PaymentCategory | null;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { client, queries } = usePanel();
  const [mutationKey] = useState(() => new MutationKey());
  const load = async (): Promise<Snapshot> => {
    const now = await queries.fetchQuery({ ...callQuery(client, "panelPaymentCategories", {}), staleTime: 0 });
    return snapshotOf(now.find(({ categoryId }) => categoryId === category?.categoryId) ?? category);
  };
  return (
    <RecordForm
      label={t(category === null ? "panel:methods.createCategory" : "panel:methods.changeCategory")}
      currency="EUR"
      opened={snapshotOf(category)}
      reasoned={false}
      groups={[
        {
          title: t(category === null ? "panel:methods.createCategory" : "panel:methods.changeCategory"),
          fields: [
            { name: "title", path: "title", label: t("panel:methods.name"), kind: "text", maxLength: 100 },
            { name: "order", path: "order", label: t("panel:methods.place"), kind: "whole" },
          ],
        },
      ]}
      save={async (values, version) => {
        const input = { title: String(values["title"]).trim(), order: Number(values["order"] ?? 0) };
        if (category !== null)
          return client.call("panelPaymentCategoryChange", { categoryId: category.categoryId, version, ...input });
        try {
          return await client.call("panelPaymentCategoryCreate", input, { idempotencyKey: mutationKey.now });
        } catch (error) {
          if (!isUnsure(error)) mutationKey.after({ kind: "refused", error });
          throw error;
        }
      }}
      load={load}
      onClose={onClose}
    />
  );
}

function snapshotOf(category: PaymentCategory | null): Snapshot {
  return {
    values: { title: category?.title ?? null, order: category?.order ?? 0 },
    version: category?.version ?? 0,
  };
}
