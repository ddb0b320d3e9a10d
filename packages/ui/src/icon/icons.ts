/**
 * Line icons on a 24 px grid, 1.75 px strokes, round ends. Each is one path. Every page with an icon ships all of these: an icon
 * that only one component needs is a constant of `own.ts`, which is bundled with that component.
 */
export const icons = {
  menu: "M4 7h16M4 12h16M4 17h10",
  close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  search: "M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5ZM15.7 15.7 20 20",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.75 20c.6-3.4 3.5-5.25 7.25-5.25S18.65 16.6 19.25 20",
  bell: "M6.5 10a5.5 5.5 0 0 1 11 0c0 4.8 1.75 6.25 1.75 6.25H4.75S6.5 14.8 6.5 10ZM10 19.25c.4.8 1.1 1.25 2 1.25s1.6-.45 2-1.25",
  coupon:
    "M4 8.25C4 7 5 6 6.25 6h11.5C19 6 20 7 20 8.25v1.5a2.25 2.25 0 0 0 0 4.5v1.5C20 17 19 18 17.75 18H6.25C5 18 4 17 4 15.75v-1.5a2.25 2.25 0 0 0 0-4.5ZM14.5 6v2.25M14.5 10.9v2.2M14.5 15.75V18",
  chevron: "M9.5 5.5 16 12l-6.5 6.5",
  chevronDown: "M5.5 9.5 12 16l6.5-6.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  trash:
    "M4.5 7h15M9.5 7V5.25c0-.7.55-1.25 1.25-1.25h2.5c.7 0 1.25.55 1.25 1.25V7M6.5 7l.75 11.2c.07 1 .9 1.8 1.9 1.8h5.7c1 0 1.83-.8 1.9-1.8L17.5 7M10.25 11v5M13.75 11v5",
  lock: "M6.5 11h11c.8 0 1.5.7 1.5 1.5v6c0 .8-.7 1.5-1.5 1.5h-11c-.8 0-1.5-.7-1.5-1.5v-6c0-.8.7-1.5 1.5-1.5ZM8 11V8.25a4 4 0 0 1 8 0V11",
  check: "M5 12.75 9.75 17.5 19 7.5",
  alert: "M12 4 2.9 19.5h18.2L12 4ZM12 10v4.25M12 16.9v.2",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.25v5M12 7.9v.2",
  globe:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.75 12h16.5M12 3.5c2.4 2.4 3.5 5.2 3.5 8.5s-1.1 6.1-3.5 8.5c-2.4-2.4-3.5-5.2-3.5-8.5s1.1-6.1 3.5-8.5Z",
  arrowUp: "M12 19V5.5M6 11.5l6-6 6 6",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2",
  calendar:
    "M5.75 6h12.5C19.2 6 20 6.8 20 7.75v10.5c0 .95-.8 1.75-1.75 1.75H5.75C4.8 20 4 19.2 4 18.25V7.75C4 6.8 4.8 6 5.75 6ZM4 10.5h16M8.5 3.75V7.5M15.5 3.75V7.5",
  home: "M4 11.25 12 4.5l8 6.75M6 9.75v8.5c0 .7.55 1.25 1.25 1.25h9.5c.7 0 1.25-.55 1.25-1.25v-8.5M9.75 19.5v-5h4.5v5",
  ball: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8.25l3.6 2.6-1.4 4.2H9.8l-1.4-4.2 3.6-2.6ZM12 8.25V3.6M15.6 10.85l4.4-1.4M14.2 15.05l2.7 3.8M9.8 15.05l-2.7 3.8M8.4 10.85 4 9.45",
  live: "M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8.1 8.1a5.5 5.5 0 0 0 0 7.8M15.9 15.9a5.5 5.5 0 0 0 0-7.8M5.3 5.3a9.5 9.5 0 0 0 0 13.4M18.7 18.7a9.5 9.5 0 0 0 0-13.4",
  receipt:
    "M6.5 3.75v16.5l2.2-1.5 2.2 1.5 2.2-1.5 2.2 1.5 2.2-1.5V3.75l-2.2 1.5-2.2-1.5-2.2 1.5-2.2-1.5-2.2 1.5ZM9.5 10h5M9.5 13.75h5",
  logout: "M14 4.5H7.25C6.3 4.5 5.5 5.3 5.5 6.25v11.5c0 .95.8 1.75 1.75 1.75H14M10.5 12h10M17 8.5l3.5 3.5-3.5 3.5",
  pause: "M8.75 5.5v13M15.25 5.5v13",
  play: "M8.5 5.25v13.5L18.75 12 8.5 5.25Z",
  print:
    "M7.25 9V4.5h9.5V9M7.25 16.5H4.75v-5.25c0-1.25 1-2.25 2.25-2.25h10c1.25 0 2.25 1 2.25 2.25v5.25h-2.5M7.25 14h9.5v5.5h-9.5V14Z",
  star: "m12 4 2.45 5.1 5.55.75-4.05 3.9 1 5.6L12 16.65 7.05 19.35l1-5.6L4 9.85l5.55-.75L12 4Z",
} as const;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as readonly IconName[];

/** An icon outside the list, on the same grid and with the same strokes. */
export interface IconShape {
  /** The `d` of one path on a 24 px grid, drawn as a line of 1.75 px. */
  readonly path: string;
}

export type IconPicture = IconName | IconShape;

/** Icons that point along the line of text, and so are mirrored in right-to-left. */
export const directed: ReadonlySet<IconName> = new Set<IconName>(["chevron", "logout", "menu"]);
