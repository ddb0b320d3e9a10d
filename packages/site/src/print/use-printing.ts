import { useServices } from "../core/services.ts";
import { useSettings } from "../core/site-settings.ts";
import { useFormats, useTranslate } from "../core/translate.ts";
import { printInWindow } from "./print-window.ts";

/** Prints a part of the page under its own title; notifies the player if the browser opens no window. */
export function usePrinting(): (page: { readonly title: string; readonly content: Element }) => void {
  const { now, overlay } = useServices();
  const { title: head } = useSettings();
  const formats = useFormats();
  const t = useTranslate();
  return (page) => {
    const foot = t("announce:print.foot", { host: window.location.host, at: formats.dateTime(now()) });
    const print = async (): Promise<void> => {
      if (await printInWindow({ ...page, head, foot })) return;
      const notice = { status: "warning", message: "announce:print.blocked", params: {}, subject: "print" } as const;
      overlay.send({ type: "SHOW", notice });
    };
    void print();
  };
}
