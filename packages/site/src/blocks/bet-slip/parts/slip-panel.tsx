import { Badge, Button, EmptyState, Skeleton, VisuallyHidden } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useServices } from "../../../app/services.ts";
import { useStore } from "../../../app/store.ts";
import { useTranslate } from "../../../app/translate.ts";
import type { BetSlipModel } from "../model.ts";
import { loadFilledSlip } from "./load-filled-slip.ts";
import * as css from "./slip-panel.css.ts";

const FilledSlip = lazy(loadFilledSlip);
const LoadCode = lazy(() => import("./load-code.tsx"));

/** The inside of every variant of the slip: what it holds, what it comes to, and the way to place it. */
export function SlipPanel({ model }: { readonly model: BetSlipModel }) {
  return (
    <>
      <LoadedNews count={model.count} />
      <Inside model={model} />
    </>
  );
}

/** What a code has brought, for readers: it stands before that comes, so that it is read out. */
function LoadedNews({ count }: { readonly count: number }) {
  const t = useTranslate();
  const loaded = useStore(useServices().slip.loaded);
  return (
    <VisuallyHidden live="polite">{loaded?.count === count && t("slip:booking.loaded", { count })}</VisuallyHidden>
  );
}

function Inside({ model }: { readonly model: BetSlipModel }) {
  const t = useTranslate();
  const { phase, view } = model;
  const settledOrFilled = phase === "placed" || phase === "unknown" || model.count > 0;
  if (view !== null && settledOrFilled) {
    return (
      <Suspense fallback={<Waiting />}>
        <FilledSlip model={model} view={view} />
      </Suspense>
    );
  }
  // An empty slip looks the same before its code has come: nothing moves when it does.
  return (
    <EmptyState
      compact
      title={t("slip:emptyTitle")}
      action={
        <div className={css.beginnings}>
          {model.undoClear && (
            <Button size="sm" onClick={model.undoClear}>
              {t("feedback:undo")}
            </Button>
          )}
          <ByCode />
        </div>
      }
    >
      <p>{model.undoClear ? t("slip:cleared") : t("slip:emptyText")}</p>
    </EmptyState>
  );
}

/** D22: a slip that somebody put down under a code. */
function ByCode() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {t("slip:booking.load")}
      </Button>
    );
  return (
    <Suspense fallback={null}>
      <LoadCode />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className={css.empty} aria-busy>
      <Skeleton shape="row" count={2} />
    </div>
  );
}

/** The slip's heading: its name, its kind as it is derived from what it holds, and the way to empty it. */
export function SlipHead({ model }: { readonly model: BetSlipModel }) {
  const t = useTranslate();
  const kind = model.view?.kind ?? null;
  return (
    <>
      <span>{t("slip:title")}</span>
      {model.count > 0 && kind !== null && model.phase !== "placed" && (
        <Badge tone="accent">
          {model.count === 1 ? t(`coupon:kind.${kind}`) : `${t(`coupon:kind.${kind}`)} · ${model.count}`}
        </Badge>
      )}
    </>
  );
}
