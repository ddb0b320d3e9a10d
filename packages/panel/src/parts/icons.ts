import type { IconShape } from "@livery/ui";

/** Line icons that only the panel has, on the UI kit's grid. */
export const paymentIcon: IconShape = {
  path: "M4 8.5h14.5M15 4.75l4 3.75-4 3.75M20 15.5H5.5M9 11.75l-4 3.75 4 3.75",
};
export const cardIcon: IconShape = {
  path: "M5 6h14c.85 0 1.5.65 1.5 1.5v9c0 .85-.65 1.5-1.5 1.5H5c-.85 0-1.5-.65-1.5-1.5v-9C3.5 6.65 4.15 6 5 6ZM3.5 10h17M7 14.5h3.5",
};
export const percentIcon: IconShape = {
  path: "M18 6 6 18M7.75 10a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM16.25 18.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z",
};
export const requestIcon: IconShape = {
  path: "M5 5h14c.85 0 1.5.65 1.5 1.5v8c0 .85-.65 1.5-1.5 1.5h-7L7.5 19.5V16H5c-.85 0-1.5-.65-1.5-1.5v-8C3.5 5.65 4.15 5 5 5ZM8 9h8M8 12.25h5",
};
export const upIcon: IconShape = { path: "M12 19V5.5M6 11.5l6-6 6 6" };
export const downIcon: IconShape = { path: "M12 5v13.5M6 12.5l6 6 6-6" };

/** Of the tools of formatted text. */
export const boldIcon: IconShape = { path: "M7.5 5h5.25a3.5 3.5 0 0 1 0 7H7.5V5ZM7.5 12h6a3.5 3.5 0 0 1 0 7h-6v-7Z" };
export const italicIcon: IconShape = { path: "M10 5h7M7 19h7M14 5l-4 14" };
export const headingIcon: IconShape = { path: "M6 5v14M18 5v14M6 12h12" };
export const bulletsIcon: IconShape = { path: "M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5h.01M5 12h.01M5 17.5h.01" };
export const numbersIcon: IconShape = {
  path: "M10 6.5h10M10 12h10M10 17.5h10M4 5.25 5.5 4.5V9M4 15.5c.4-.8 2.5-.9 2.5.4 0 1.1-2.5 1.9-2.5 3.35h2.75",
};
export const linkIcon: IconShape = {
  path: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
};
