import type { IconShape } from "./icons.ts";

/** Icons that only one component needs: a page ships those of its components. */
export const chartIcon: IconShape = { path: "M4.5 4.5v13.25c0 .95.8 1.75 1.75 1.75H20M8 14.75l3.5-4.25 3 2.5 4.75-6" };
export const giftIcon: IconShape = {
  path: "M5 11.5h14v7c0 .8-.7 1.5-1.5 1.5h-11c-.8 0-1.5-.7-1.5-1.5v-7ZM3.75 8h16.5v3.5H3.75V8ZM12 8v12M12 8c-1.2-2.6-2.6-4-4.2-4C6.5 4 5.75 4.85 5.75 5.8 5.75 7.1 6.9 8 8.75 8M12 8c1.2-2.6 2.6-4 4.2-4 1.3 0 2.05.85 2.05 1.8C18.25 7.1 17.1 8 15.25 8",
};
export const backspaceIcon: IconShape = {
  path: "M9 5.5h9.5c.8 0 1.5.7 1.5 1.5v10c0 .8-.7 1.5-1.5 1.5H9L3.5 12 9 5.5ZM11.75 9.75l4.5 4.5M16.25 9.75l-4.5 4.5",
};
export const expandIcon: IconShape = { path: "M14.5 4.5h5v5M19.5 4.5l-6 6M9.5 19.5h-5v-5M4.5 19.5l6-6" };
export const shrinkIcon: IconShape = {
  path: "M14.25 4.25v5.5h5.5M14.25 9.75l6-6M9.75 19.75v-5.5h-5.5M9.75 14.25l-6 6",
};
export const eyeIcon: IconShape = {
  path: "M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z",
};
export const eyeOffIcon: IconShape = {
  path: "M4 4l16 16M9.6 6.1c.75-.22 1.55-.35 2.4-.35 6 0 9.25 6.25 9.25 6.25s-.95 1.8-2.75 3.4M6.2 7.9C3.9 9.6 2.75 12 2.75 12S6 18.25 12 18.25c1.45 0 2.75-.37 3.85-.93M10.1 10.1a2.75 2.75 0 0 0 3.8 3.8",
};
export const shieldIcon: IconShape = {
  path: "M12 3.5 5 6v5.5c0 4.6 2.9 7.6 7 9 4.1-1.4 7-4.4 7-9V6l-7-2.5ZM8.75 12l2.4 2.4 4.1-4.6",
};
