/** Codes for cameras and scanners, for a brand's own files: the encoders are loaded with them. */
export { Barcode, QrCode } from "@livery/ui";
