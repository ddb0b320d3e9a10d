import { Badge, Button, EmptyState, Skeleton, VisuallyHidden } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useServices } from "../../../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../../../core/translate.ts";
import { Slot } from "../../../parts/slot.tsx";
import type { BetSlipModel } from "../bet-slip.model.ts";
import { loadFilledSlip } from "./load-filled-slip.ts";
import * as css from "./slip-panel.css.ts";

const FilledSlip = lazy(loadFilledSlip);
const LoadCode = lazy(() => import("./load-code.tsx"));

interface SlipPanelProps {
  readonly model: BetSlipModel;
  /** Whether the button that clears the slip stands in the content. */
  readonly withClear?: boolean;
}

/** The content of every slip variant: selections, totals and the placement button. */
export function SlipPanel({ model, withClear = false }: SlipPanelProps) {
  return (
    <>
      <LoadedNews count={model.count} />
      <Inside model={model} withClear={withClear} />
      <Slot name="slip.after" />
    </>
  );
}

/** Announces to screen readers what a code loaded. It is rendered before the load, so that the change is read out. */
function LoadedNews({ count }: { readonly count: number }) {
  const t = useTranslate();
  const loaded = useStore(useServices().slip.loaded);
  return (
    <VisuallyHidden live="polite">{loaded?.count === count && t("slip:booking.loaded", { count })}</VisuallyHidden>
  );
}

function Inside({ model, withClear }: Required<SlipPanelProps>) {
  const t = useTranslate();
  const { phase, view } = model;
  const settledOrFilled = phase === "placed" || phase === "unknown" || model.count > 0;
  if (view !== null && settledOrFilled) {
    return (
      <Suspense fallback={<Waiting />}>
        <FilledSlip model={model} view={view} withClear={withClear} />
      </Suspense>
    );
  }
  // An empty slip looks the same before its code is loaded, so nothing moves afterwards.
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

/** Button and form that load a slip by a booking code (D22). */
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

/** The slip's heading: name, derived kind and clear button. */
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
