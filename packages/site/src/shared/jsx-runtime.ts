/** The runtime to which a brand's own JSX is compiled. */
export { Fragment, jsx, jsxs } from "react/jsx-runtime";
