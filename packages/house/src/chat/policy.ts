/**
 * The policy of a chat's document. Without `allow-same-origin` its origin is opaque: its script reaches no cookie, storage, page
 * or call of the site. Otherwise the vendor is free: scripts, pictures, frames and calls may come from anywhere over https.
 * Inline style is allowed, because vendors draw with style attributes and elements; nothing of the site is in this document.
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
