/**
 * For `resolve.alias` of every vite config that bundles pages (site, stories, tests): without it Radix's scroll lock
 * inserts a `<style>` and protobufjs brings WebAssembly, which the CSP of security.md refuses. Safe to import in Node.
 */
export const aliases: { find: RegExp; replacement: string }[] = [
  { find: /^react-style-singleton$/, replacement: beside("style-singleton") },
  { find: /^long$/, replacement: beside("absent-long") },
];

function beside(name: string): string {
  const ending = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return decodeURIComponent(new URL(`./${name}.${ending}`, import.meta.url).pathname);
}
