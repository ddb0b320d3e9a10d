import { Switch } from "@livery/ui";
import { useServices } from "../../app/services.ts";
import { useStore } from "../../app/store.ts";
import { useWords } from "../../app/words.ts";

interface LiveNewsSwitchProps {
  readonly className?: string;
  /** Its words alone, where there is no room to say what it is for. */
  readonly brief?: boolean;
}

/** Whether a screen reader says what happens in live matches; nothing until one can choose. */
export function LiveNewsSwitch({ brief = false, className }: LiveNewsSwitchProps) {
  const t = useWords();
  const choice = useStore(useServices().liveNews);
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
