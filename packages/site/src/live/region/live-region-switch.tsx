import { Switch } from "@livery/ui";
import { useServices } from "../../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../../core/translate.ts";
import * as css from "./live-region-switch.css.ts";

/**
 * Switches whether a screen reader announces events in live matches. It is hidden until it has the focus, and there is none until a
 * choice is possible.
 */
export function LiveRegionSwitch() {
  const t = useTranslate();
  const choice = useStore(useServices().liveRegion);
  if (choice === null) return null;
  return (
    <Switch
      className={css.unseen}
      checked={choice.on}
      hint={t("frame:liveNews.hint")}
      // The whole of what has just appeared, not the switch alone.
      onFocus={({ currentTarget }) => currentTarget.closest("label")?.scrollIntoView({ block: "nearest" })}
      onChange={(event) => choice.choose(event.target.checked)}
    >
      {t("frame:liveNews.label")}
    </Switch>
  );
}
