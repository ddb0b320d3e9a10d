import { panelCalls, type PanelPaymentMethod, type PaymentCategory } from "@livery/contract/panel";
import { Button, buttonClass, EmptyState } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { mayDo } from "../../core/session.ts";
import { useTranslate } from "../../core/messages.ts";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { Guarded } from "../../parts/guarded.tsx";
import { Link } from "../../parts/link.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { sections } from "../pages.css.ts";
import { CategoryForm, CategoryHead } from "./category.tsx";
import { MethodsTable } from "./methods-table.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { useReorder } from "./use-reorder.ts";
import * as css from "./methods.css.ts";

/** The payment methods by category, in the players' order. */
export function MethodsPage() {
  const t = useTranslate();
  const staff = useStaff();
  const { client } = usePanel();
  const categories = useQuery(callQuery(client, "panelPaymentCategories", {}));
  const methods = useQuery(callQuery(client, "panelPaymentMethods", {}));
  const [making, setMaking] = useState(false);
  const may = mayDo(staff, "offer.edit");
  return (
    <Guarded call={panelCalls.panelPaymentMethods}>
      <QueryBoundary answer={categories} title="panel:methods.title">
        {(groups) => (
          <QueryBoundary answer={methods} title="panel:methods.title">
            {(all) => (
              <>
                <PageHeading
                  title={t("panel:methods.title")}
                  aside={
                    may && (
                      <>
                        {groups.length > 0 && (
                          <Link to="/methods/new" className={buttonClass({ variant: "primary", size: "sm" })}>
                            {t("panel:methods.create")}
                          </Link>
                        )}
                        <Button size="sm" onClick={() => setMaking(true)}>
                          {t("panel:methods.createCategory")}
                        </Button>
                      </>
                    )
                  }
                />
                {making && <CategoryForm category={null} onClose={() => setMaking(false)} />}
                {groups.length === 0 ? (
                  <EmptyState illustration={<span />} title={t("panel:methods.emptyTitle")}>
                    {t("panel:methods.emptyText")}
                  </EmptyState>
                ) : (
                  <Groups groups={groups} methods={all} may={may} />
                )}
              </>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Guarded>
  );
}

function Groups({
  groups,
  methods,
  may,
}: {
  readonly groups: readonly PaymentCategory[];
  readonly methods: readonly PanelPaymentMethod[];
  readonly may: boolean;
}) {
  const t = useTranslate();
  const reorder = useReorder();
  const [offering, setOffering] = useState<PanelPaymentMethod | null>(null);
  return (
    <div className={sections}>
      {groups.map((category) => {
        const own = methods.filter(({ categoryId }) => categoryId === category.categoryId);
        return (
          <section key={category.categoryId} className={css.group}>
            <CategoryHead
              category={category}
              may={may}
              isFirst={groups[0] === category}
              isLast={groups.at(-1) === category}
              busy={reorder.busy}
              onMove={(by) => void reorder.moveCategory(groups, category, by)}
            />
            {own.length === 0 ? (
              <p className={css.none}>{t("panel:methods.noneInCategory")}</p>
            ) : (
              <MethodsTable
                caption={category.title}
                methods={own}
                actions={
                  may
                    ? {
                        busy: reorder.busy,
                        onOffer: setOffering,
                        onMove: (method, by) => void reorder.moveMethod(own, method, by),
                      }
                    : null
                }
              />
            )}
          </section>
        );
      })}
      {offering && <OfferDialog method={offering} onClose={() => setOffering(null)} />}
    </div>
  );
}
