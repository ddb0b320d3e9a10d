const here = import.meta.url;

/**
 * For `resolve.alias` of every vite config that bundles pages (site, stories, tests): without it Radix's scroll lock inserts a
 * `<style>` and protobufjs loads WebAssembly, which the CSP of docs/spec/security.md refuses. Safe to import in Node.
 */
export const aliases: { find: RegExp; replacement: string }[] = [
  { find: /^react-style-singleton$/, replacement: beside("style-singleton") },
  { find: /^long$/, replacement: beside("absent-long") },
];

/**
 * For `css` of the same configs: high contrast declares its colours of both modes as `light-dark()` behind `@supports`. For older
 * browsers the minifier would write them as two variables that nothing sets. The number is the flag of that feature (lightningcss
 * `Features.LightDark`).
 */
export const pageCss = { lightningcss: { exclude: 1_048_576 } };

function beside(name: string): string {
  const ending = here.endsWith(".ts") ? "ts" : "js";
  // Not `import.meta.url` itself: a bundler would take what its URL names for a file to copy.
  return decodeURIComponent(new URL(`./${name}.${ending}`, here).pathname);
}
