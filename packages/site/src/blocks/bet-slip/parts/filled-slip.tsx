import type { SlipView } from "@livery/machines";
import { Banner, Button, Spinner } from "@livery/ui";
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import { useServices } from "../../../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../../../core/translate.ts";
import { selectionKey } from "../../../matches/matches.view.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import { SlipLeg } from "./slip-leg.tsx";
import { SlipPlace, SlipProblems, SlipTerms } from "./slip-place.tsx";
import { SlipReceipt } from "./slip-receipt.tsx";
import { SlipStake } from "./slip-stake.tsx";
import { SlipSystem } from "./slip-system.tsx";
import { SlipTotals } from "./slip-totals.tsx";
import * as css from "./slip-panel.css.ts";

const SlipShare = lazy(() => import("./slip-share.tsx"));

interface FilledSlipProps {
  readonly model: BetSlipModel;
  readonly view: SlipView;
  /** Whether the button that clears the slip stands in the content: a sheet's head has no place for it. */
  readonly withClear: boolean;
}

/** The content of a slip with selections, or the outcome of its placement. The code is loaded after the first view. */
export default function FilledSlip({ model, view, withClear }: FilledSlipProps) {
  if (model.phase === "unknown") return <Unknown model={model} />;
  if (model.phase === "placed" && view.receipt !== null)
    return (
      <SlipReceipt
        coupon={view.receipt}
        form={view.placedForm}
        currency={view.currency}
        onDone={() => model.dismiss()}
      />
    );
  return <Selections model={model} view={view} withClear={withClear} />;
}

function Selections({ model, view, withClear }: FilledSlipProps) {
  const t = useTranslate();
  const stake = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useArrival(list);
  return (
    <>
      <div className={css.selections}>
        <ul ref={list} tabIndex={-1} aria-label={t("slip:legs")} className={css.legs}>
          {view.legs.map((leg) => (
            <SlipLeg key={selectionKey(leg.selection)} leg={leg} currency={view.currency} model={model} />
          ))}
        </ul>
        <div className={css.foot}>
          <SlipSystem model={model} view={view} />
          <SlipTotals model={model} view={view} />
          <SlipTerms model={model} view={view} />
          <Share view={view}>
            {withClear && (
              <Button variant="quiet" size="sm" icon="trash" onClick={() => model.clear()}>
                {t("slip:clear")}
              </Button>
            )}
          </Share>
        </div>
      </div>
      <div ref={stake} className={css.stake}>
        <SlipProblems model={model} view={view} />
        <SlipStake model={model} view={view} />
      </div>
      <SlipPlace
        model={model}
        view={view}
        onPlace={() => {
          if (view.stake === null) stake.current?.querySelector("input")?.focus();
          model.place();
        }}
      />
    </>
  );
}

/**
 * Moves the focus to the selections after the player loads a slip by a code (D22), because the button that had it is gone with
 * the empty slip. Focus that is already elsewhere stays there.
 */
function useArrival(list: RefObject<HTMLUListElement | null>): void {
  const { slip } = useServices();
  const loaded = useStore(slip.loaded);
  useEffect(() => {
    const element = list.current;
    // The slip is rendered both beside the page and over it; only one is visible.
    if (loaded === null || loaded.reached || !element?.checkVisibility()) return;
    slip.loaded.set({ ...loaded, reached: true });
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  }, [loaded, list, slip]);
}

/** The button that shares the slip under a code before placement (D22), with others beside it. */
function Share({ view, children }: { readonly view: SlipView; readonly children: ReactNode }) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.share}>
      <div className={css.actions}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {t("slip:booking.share")}
        </Button>
        {children}
      </div>
      {open && (
        <div id={id}>
          <Suspense fallback={null}>
            <SlipShare view={view} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Shown if no response came (D60). The client checks the same key until the outcome is known. */
function Unknown({ model }: { readonly model: BetSlipModel }) {
  const t = useTranslate();
  return (
    <div className={css.unknown}>
      <Spinner size="lg" label={t("feedback:overlay.checking")} />
      <Banner tone="warning" title={t("slip:checkingTitle")}>
        {t("slip:checkingText")}
      </Banner>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => model.checkAgain()}>
          {t("slip:checkNow")}
        </Button>
        <Button variant="quiet" onClick={() => model.giveUp()}>
          {t("slip:giveUp")}
        </Button>
      </div>
    </div>
  );
}
