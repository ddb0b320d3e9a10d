import remarkGfm from "remark-gfm";

/**
 * How pages in MDX are compiled. Storybook's compiler knows CommonMark alone: without these plugins the tables of a page are drawn as the
 * lines that they are written in.
 */
export const mdxCompileOptions = { remarkPlugins: [remarkGfm] };
