/**
 * Whether a price has more characters than 999.99: it is set smaller (`data-long` on its cell), because its column has no more
 * space.
 */
export const isLongFigure = (figure: string): boolean => figure.length > 6;
