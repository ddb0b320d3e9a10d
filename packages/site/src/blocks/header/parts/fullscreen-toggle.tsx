import { expandIcon, IconButton, shrinkIcon } from "@livery/ui";
import { useSyncExternalStore } from "react";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";

function subscribe(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

/** Turns full screen on and off; nothing if the browser does not support it. */
export function FullscreenToggle({ className }: { readonly className?: string }) {
  const { overlay } = useServices();
  const t = useTranslate();
  const filled = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = async (): Promise<void> => {
    try {
      await (filled ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      const notice = { status: "warning", message: "frame:fullscreen.refused", params: {}, subject: "screen" } as const;
      overlay.send({ type: "SHOW", notice });
    }
  };
  return (
    <IconButton
      icon={filled ? shrinkIcon : expandIcon}
      label={t(filled ? "frame:fullscreen.leave" : "frame:fullscreen.enter")}
      aria-pressed={filled}
      {...(className !== undefined && { className })}
      onClick={() => void toggle()}
    />
  );
}
