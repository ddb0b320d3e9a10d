import banner from "./banner.svg?no-inline";

/** A banner's picture at a URL, like an operator's: the wire carries no picture itself. */
export const bannerPicture = new URL(banner, location.href).href;
