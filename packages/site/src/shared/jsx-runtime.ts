/** What a brand's own JSX is compiled to. */
export { Fragment, jsx, jsxs } from "react/jsx-runtime";
