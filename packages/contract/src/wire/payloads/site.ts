import * as z from "zod/mini";
import { id, text, whole } from "../atoms.ts";
import { paging } from "../answer.ts";
import { payload } from "../record.ts";

const nothing = payload({});

export const settings = payload({ domain: ["domain", text(253, 1)] });

export const getLanguages = nothing;

export const getPage = payload({ pageId: ["pageid", id] });

export const getSliders = nothing;

export const getPopups = nothing;

export const getNotification = nothing;

export const getTopWinners = payload({ limit: ["limit", whole(1, 100)] });

export const topWinnerService = payload({ serviceId: ["serviceId", id], ...paging });

/** `question` for visitors who cannot see a picture, or prefer a question. */
export const getCaptcha = payload({ kind: ["captchaType", z.optional(z.enum(["picture", "sound"]))] });

export const getCountries = nothing;

export const getCurrencies = nothing;
