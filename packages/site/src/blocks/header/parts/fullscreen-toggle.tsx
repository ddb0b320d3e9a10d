import { expandDrawing, IconButton, shrinkDrawing } from "@livery/ui";
import { useSyncExternalStore } from "react";
import { useServices } from "../../../app/services.ts";
import { useWords } from "../../../app/words.ts";

function follow(look: () => void): () => void {
  document.addEventListener("fullscreenchange", look);
  return () => document.removeEventListener("fullscreenchange", look);
}

/** Fills the screen with the page and gives it back; nothing where the browser cannot. */
export function FullscreenToggle({ className }: { readonly className?: string }) {
  const { overlay } = useServices();
  const t = useWords();
  const filled = useSyncExternalStore(follow, () => document.fullscreenElement !== null);
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
      icon={filled ? shrinkDrawing : expandDrawing}
      label={t(filled ? "frame:fullscreen.leave" : "frame:fullscreen.enter")}
      aria-pressed={filled}
      {...(className !== undefined && { className })}
      onClick={() => void toggle()}
    />
  );
}
