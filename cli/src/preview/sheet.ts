import sharp from "sharp";
import type { View } from "./views.ts";

/** Pixels of the sheet. All tiles have the same height, so that a row reads as one page. */
const tileHeight = 540;
const gap = 20;
const head = 116;
const caption = 36;
const ground = "#71717a";

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle of a page's picture in a view on the sheet. */
export function rectangleOf(views: readonly View[], row: number, column: number): Rectangle {
  const widths = views.map(({ width, height }) => Math.round((width * tileHeight) / height));
  const before = widths.slice(0, column).reduce((sum, width) => sum + width + gap, 0);
  return {
    left: gap + before,
    top: head + caption + row * (tileHeight + caption + gap),
    width: widths[column] ?? 0,
    height: tileHeight,
  };
}

export function sizeOf(views: readonly View[], rows: number): { readonly width: number; readonly height: number } {
  const last = rectangleOf(views, rows - 1, views.length - 1);
  return { width: last.left + last.width + gap, height: last.top + last.height + gap };
}

interface Sheet {
  readonly title: string;
  readonly views: readonly View[];
  /** One row per page: its name, and a screenshot in each view. */
  readonly rows: readonly { readonly name: string; readonly shots: readonly Uint8Array[] }[];
}

/** The pages below each other and the views beside each other, as a PNG. */
export async function drawSheet({ title, views, rows }: Sheet): Promise<Buffer> {
  const size = sizeOf(views, rows.length);
  const tiles = rows.flatMap(({ shots }, row) =>
    shots.map(async (shot, column) => {
      const { left, top, width, height } = rectangleOf(views, row, column);
      return { input: await sharp(shot).resize(width, height, { fit: "fill" }).png().toBuffer(), left, top };
    }),
  );
  const captions = [
    text(gap, 48, 32, title),
    ...views.map(({ name }, column) => text(rectangleOf(views, 0, column).left, 96, 22, name)),
    ...rows.map(({ name }, row) => text(gap, rectangleOf(views, row, 0).top - 10, 22, name)),
  ];
  const labels = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" fill="#fff" font-family="sans-serif">${captions.join("")}</svg>`,
  );
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([...(await Promise.all(tiles)), { input: labels, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const text = (x: number, y: number, size: number, content: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}">${content.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;
