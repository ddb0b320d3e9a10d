import banner from "./banner.svg?no-inline";

/** A banner's picture, at an address as an operator's has one: the wire carries no picture itself. */
export const bannerPicture = new URL(banner, location.href).href;
