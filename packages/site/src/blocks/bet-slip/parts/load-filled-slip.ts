/** The code of a slip with something in it; asked for once the first view stands, so that the first pick finds it there. */
export const loadFilledSlip = () => import("./filled-slip.tsx");
