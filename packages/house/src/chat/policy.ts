/**
 * What a chat's document may do. Without `allow-same-origin` its origin is opaque: no cookie, no storage, no page and no call of
 * the site is within its reach, whatever its script is. Beyond that it is a vendor's own: scripts, pictures, frames and calls
 * come from wherever he has them, over https. Its style may be inline, because what a vendor draws is drawn by style attributes
 * and elements; nothing of the site's stands in this document that they could change.
 */
export function chatPolicy(nonce: string): string {
  return [
    "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox",
    "default-src 'none'",
    `script-src 'nonce-${nonce}' https:`,
    "style-src 'unsafe-inline' https:",
    "img-src https: data: blob:",
    "font-src https: data:",
    "media-src https:",
    "connect-src https: wss:",
    "frame-src https:",
    "form-action https:",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}
