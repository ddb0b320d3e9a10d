import type { CarouselMessages } from "@livery/ui";

export const carouselMessages: CarouselMessages = {
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  resume: "Play",
  go: (position) => `Go to ${position}`,
  position: (position, count) => `${position} / ${count}`,
  shown: (position, count, title) => `${position} of ${count}: ${title}`,
};
