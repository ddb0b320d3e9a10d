import * as z from "zod/mini";
import { address } from "../wire/atoms.ts";
import { result } from "../wire/answer.ts";
import { panelCall } from "./panel-call.ts";
import { fields, row } from "./wire.ts";

/** The most bytes of an uploaded picture (D93). */
export const largestPicture = 2 * 1024 * 1024;

/** Three bytes are four characters of base64. */
const mostCharacters = Math.ceil(largestPicture / 3) * 4;

/** A stored picture. */
export interface StoredPicture {
  /** A path on every site of the tenant, and on its panel. */
  readonly address: string;
}

export const panelPictureUpload = panelCall({
  key: "panelPictureUpload",
  path: "/panel/pictures/upload",
  summary:
    "Stores a picture for the tenant's sites (D93): PNG, JPEG, WebP or AVIF, `content` in base64, at most 2 MiB. It is encoded again; the same picture has the same address.",
  action: "offer.edit",
  largestBody: mostCharacters + 1024,
  payload: fields({
    content: z.string().check(z.minLength(1), z.maxLength(mostCharacters), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  result: result(row<StoredPicture>({ address })),
  errors: ["picture_unreadable", "picture_too_large", "picture_too_slow", "second_factor_needed"],
});
