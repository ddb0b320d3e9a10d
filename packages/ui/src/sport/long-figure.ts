/** A price of more signs than 999.99 is set smaller (`data-long` on its cell): its column has no more room for it. */
export const isLongFigure = (figure: string): boolean => figure.length > 6;
