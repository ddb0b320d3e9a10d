/** A speech bubble with two lines in it. */
export const chatIcon = {
  path: "M6.25 4.5h11.5c1.25 0 2.25 1 2.25 2.25v7.5c0 1.25-1 2.25-2.25 2.25h-5.5L8 20v-3.5H6.25C5 16.5 4 15.5 4 14.25v-7.5C4 5.5 5 4.5 6.25 4.5ZM8 8.75h8M8 12.25h5",
} as const;
