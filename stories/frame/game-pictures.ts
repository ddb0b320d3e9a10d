/** Pictures of games, drawn here: two colours and a figure each. */
function drawn(ground: string, mark: string, figure: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="${ground}"/><g fill="${mark}">${figure}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const gamePictures = [
  drawn(
    "#123a5c",
    "#f2b705",
    '<circle cx="80" cy="60" r="34"/><path d="M80 34l8 17 18 2-13 12 3 18-16-9-16 9 3-18-13-12 18-2z" fill="#123a5c"/>',
  ),
  drawn("#5c1239", "#ff7a9c", '<path d="M30 90 80 20l50 70z"/><circle cx="80" cy="66" r="12" fill="#5c1239"/>'),
  drawn(
    "#0f4d3a",
    "#7be0a8",
    '<rect x="34" y="26" width="40" height="68" rx="6"/><rect x="86" y="26" width="40" height="68" rx="6" opacity=".6"/>',
  ),
  drawn(
    "#3b2a6b",
    "#b9a4ff",
    '<path d="M80 18c30 20 46 38 46 56a26 26 0 0 1-46 16 26 26 0 0 1-46-16c0-18 16-36 46-56z"/>',
  ),
];
