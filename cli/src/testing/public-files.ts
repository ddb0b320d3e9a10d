/** Paths that a web server may serve; a compressed copy has the name of its file and an ending. */
const known = [
  /^(?:m\/)?(?:[a-z]{2}\/)?(?:index|404)\.html$/u,
  /^(?:m\/)?[a-z]{2}\/shell\.html$/u,
  /^assets\/[^/]+\.(?:css|js|png|svg|webp|woff2)$/u,
  /^demo\/[^/]+\.svg$/u,
  /^favicon\.(?:ico|svg)$/u,
  /^icons\/[^/]+\.png$/u,
  /^(?:manifest\.webmanifest|robots\.txt|sitemap\.xml)$/u,
];

/** The paths of a built brand's public folder that are no kind of file that a page, a browser or a search engine asks for. */
export function unknownFiles(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !known.some((kind) => kind.test(path.replace(/\.(?:br|gz)$/u, ""))));
}
