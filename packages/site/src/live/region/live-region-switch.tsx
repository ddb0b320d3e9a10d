import { Switch } from "@livery/ui";
import { useServices } from "../../app/services.ts";
import { useStore } from "../../app/store.ts";
import { useTranslate } from "../../app/translate.ts";

interface LiveRegionSwitchProps {
  readonly className?: string;
  /** Its words alone, where there is no room to say what it is for. */
  readonly brief?: boolean;
}

/** Whether a screen reader says what happens in live matches; nothing until one can choose. */
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
