/** What cameras and scanners read, for a brand's own files: its encoders come with it. */
export { Barcode, QrCode } from "@livery/ui";
