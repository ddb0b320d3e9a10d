declare module "@storybook/addon-docs/mdx-loader" {
  interface LoaderContext {
    async(): (error: Error | null, code?: string) => void;
    getOptions(): object;
    readonly resourcePath: string;
  }
  /** Compiles a page in MDX as a webpack loader: the one entry of the add-on that gives its compiler. */
  export default function mdxLoader(this: LoaderContext, source: string): Promise<void>;
}
