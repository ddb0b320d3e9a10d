import { Switch } from "@livery/ui";
import { useServices } from "../../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../../core/translate.ts";

interface LiveRegionSwitchProps {
  readonly className?: string;
  /** The label alone, where there is no space for the hint. */
  readonly brief?: boolean;
}

/** Switches whether a screen reader announces events in live matches; nothing until a choice is possible. */
export function LiveRegionSwitch({ brief = false, className }: LiveRegionSwitchProps) {
  const t = useTranslate();
  const choice = useStore(useServices().liveRegion);
  if (choice === null) return null;
  return (
    <Switch
      {...(className !== undefined && { className })}
      checked={choice.on}
      hint={!brief && t("frame:liveNews.hint")}
      onChange={(event) => choice.choose(event.target.checked)}
    >
      {t("frame:liveNews.label")}
    </Switch>
  );
}
