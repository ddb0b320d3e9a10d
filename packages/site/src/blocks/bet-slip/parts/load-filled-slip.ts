/** Loads the code of a filled slip. Called after the first view, so that the code is there at the first selection. */
export const loadFilledSlip = () => import("./filled-slip.tsx");
