/** So many signs of a figure are counted; one of more is set as if it had these. The longest price there is has nine: `1,000,000`. */
export const mostSigns = 10;

/** From so many signs on a figure is fitted to its cell: fewer stand in the narrowest one at their full size. */
export const fewestSigns = 4;
