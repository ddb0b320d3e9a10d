import { Badge, BareButton, Icon, IconButton, Odds, VisuallyHidden } from "@livery/ui";
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { useMedia } from "../../../parts/use-media.ts";
import { wide } from "../../../styles/rule.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import { SlipColumn } from "../parts/slip-column.tsx";
import { SlipOver } from "../parts/slip-over.tsx";
import * as css from "./drawer.css.ts";

/**
 * A handle that is always at the edge. On a wide screen it opens the slip beside the page, which stays usable: prices can be
 * selected while it is open. On a small screen, and if the shell's navigation opens it, the slip is a sheet.
 */
export default function BetSlipDrawer({ model }: VariantProps<BetSlipModel>) {
  const isWide = useMedia(wide);
  if (model.opensFromNavigation) return <SlipOver model={model} />;
  return <Drawer model={model} isWide={isWide} />;
}

function Drawer({ model, isWide }: VariantProps<BetSlipModel> & { readonly isWide: boolean }) {
  const t = useTranslate();
  const id = useId();
  const handle = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = isWide && model.isOpen;
  useFocusWhenDrawn(drawn, heading);
  const close = (): void => {
    model.close();
    handle.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!drawn || event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <div className={css.anchor} role="presentation" onKeyDown={onKeyDown}>
      <BareButton
        ref={handle}
        className={css.handle}
        data-region="slip"
        aria-expanded={model.isOpen}
        aria-controls={drawn ? id : undefined}
        onClick={model.isOpen ? close : model.open}
      >
        <Icon name="coupon" />
        <span className={css.name}>{t("slip:title")}</span>
        <Badge tone={model.count > 0 ? "signal" : "neutral"}>{model.count}</Badge>
        <Total model={model} />
      </BareButton>
      {drawn && (
        <aside id={id} className={css.drawer} aria-label={t("slip:title")}>
          <SlipColumn
            model={model}
            heading={heading}
            className={css.inside}
            actions={<IconButton icon="close" size="sm" label={t("feedback:close")} onClick={close} />}
          />
        </aside>
      )}
      {!isWide && <SlipOver model={model} />}
    </div>
  );
}

function Total({ model: { view } }: VariantProps<BetSlipModel>) {
  const t = useTranslate();
  const odds = view?.price?.totalOddsThousandths ?? null;
  if (odds === null) return null;
  return (
    <span className={css.total}>
      <VisuallyHidden>{t("slip:totalOdds")} </VisuallyHidden>
      <Odds value={odds} />
    </span>
  );
}

/** Moves the focus into the slip when the player opens it. A slip that is open at the first render does not take the focus. */
function useFocusWhenDrawn(drawn: boolean, heading: RefObject<HTMLHeadingElement | null>): void {
  const before = useRef(drawn);
  useEffect(() => {
    if (drawn && !before.current) heading.current?.focus({ preventScroll: true });
    before.current = drawn;
  }, [drawn, heading]);
}
