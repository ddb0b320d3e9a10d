import type { CarouselWords } from "@livery/ui";

export const carouselWords: CarouselWords = {
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  resume: "Play",
  go: (position) => `Go to ${position}`,
  position: (position, count) => `${position} / ${count}`,
  shown: (position, count, title) => `${position} of ${count}: ${title}`,
};
