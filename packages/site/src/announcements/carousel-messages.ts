import type { CarouselMessages } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";

/** The messages of a carousel of banners or announcements. */
export function useCarouselMessages(): CarouselMessages {
  const t = useTranslate();
  return {
    previous: t("announce:carousel.previous"),
    next: t("announce:carousel.next"),
    pause: t("announce:carousel.pause"),
    resume: t("announce:carousel.resume"),
    go: (position) => t("announce:carousel.go", { position }),
    position: (position, count) => t("announce:carousel.position", { position, count }),
    shown: (position, count, title) => t("announce:carousel.shown", { position, count, title }),
  };
}
