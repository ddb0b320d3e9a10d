import { expandIcon, IconButton, shrinkIcon } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { useFullscreen } from "./use-fullscreen.ts";

/** Turns full screen on and off; nothing if the browser does not support it. */
export function FullscreenToggle({ className }: { readonly className?: string }) {
  const t = useTranslate();
  const screen = useFullscreen();
  if (screen === null) return null;
  const { filled, toggle } = screen;
  return (
    <IconButton
      icon={filled ? shrinkIcon : expandIcon}
      label={t(filled ? "frame:fullscreen.leave" : "frame:fullscreen.enter")}
      {...(className !== undefined && { className })}
      onClick={() => void toggle()}
    />
  );
}
