import { readFile } from "node:fs/promises";
import { brandCard, brandIcons } from "@livery/skin";
import sharp, { type Sharp } from "sharp";
import type { BuiltFile } from "../files/built-file.ts";

/** Every mask keeps a circle of 80 % of a maskable icon; the drawing fits a square inside it. */
const maskableShare = 0.72;

/** A brand without an icon gets a square in its own colour. */
const plainSquare = (colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/></svg>`,
  );

/** Every icon of a brand, drawn from one square SVG. `background` fills the rest of a maskable icon. */
export async function drawIcons(sourceFile: string | undefined, background: string): Promise<readonly BuiltFile[]> {
  const svg = sourceFile === undefined ? plainSquare(background) : await readFile(sourceFile);
  const plain = (size: number): Promise<Buffer> => render(svg, size).png(pngOptions).toBuffer();
  const icons = brandIcons.map(async ({ path, size, purpose }): Promise<BuiltFile> => ({
    path: path.slice(1),
    content: purpose === "any" ? await plain(size) : await padded(svg, size, background),
  }));
  return [
    { path: "favicon.svg", content: svg },
    { path: "favicon.ico", content: icoOf(await plain(32), 32) },
    { path: "icons/apple-touch-icon.png", content: await padded(svg, 180, background) },
    ...(await Promise.all(icons)),
  ];
}

/** The largest part of a link's card that a logo fills, in px: networks cut the edges off. */
const logoOnCard = { width: 760, height: 260 };

/** The card of shared links: the logo, or else the icon, in the middle of the header's colour. */
export async function drawCard(
  logoFile: string | undefined,
  iconFile: string | undefined,
  background: string,
): Promise<BuiltFile> {
  const source = logoFile ?? iconFile;
  const picture = source === undefined ? plainSquare(background) : await readFile(source);
  const { width } = await sharp(picture).metadata();
  const density = Math.min(2_400, 72 * Math.max(1, logoOnCard.width / width));
  const logo = await sharp(picture, { density })
    .resize({ ...logoOnCard, fit: "inside" })
    .png()
    .toBuffer();
  const { width: across, height, path } = brandCard;
  const card = await sharp({ create: { width: across, height, channels: 4, background } })
    .composite([{ input: logo, gravity: "center" }])
    .png(pngOptions)
    .toBuffer();
  return { path: path.slice(1), content: card };
}

const pngOptions = { compressionLevel: 9, palette: false } as const;

function render(svg: Buffer, size: number): Sharp {
  return sharp(svg, { density: 72 * Math.max(1, size / 64) }).resize(size, size, {
    fit: "contain",
    background: "#0000",
  });
}

async function padded(svg: Buffer, size: number, background: string): Promise<Buffer> {
  const inner = Math.round(size * maskableShare);
  const picture = await render(svg, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: "center" }])
    .png(pngOptions)
    .toBuffer();
}

/** An .ico with one PNG: a header of six bytes, and sixteen bytes with its position. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
