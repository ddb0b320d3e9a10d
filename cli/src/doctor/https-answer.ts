import type { IncomingHttpHeaders } from "node:http";
import type { TLSSocket } from "node:tls";

/** What a site answered, and by which certificate; a wrong certificate is no error here. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Undefined for `http:`. */
  readonly certificate?: {
    /** The days until it expires, negative when it has. */
    readonly daysLeft: number;
    /** OpenSSL's code, such as `CERT_HAS_EXPIRED`; null for one that browsers accept. */
    readonly refusal: string | null;
    readonly subject: string;
  };
}

const day = 24 * 60 * 60 * 1000;
const limitMs = 6_000;

/** Gets a page, whatever its certificate is. Rejects where nothing answers within a few seconds. */
export async function httpsAnswer(url: URL): Promise<Answer> {
  const { get } = await (url.protocol === "https:" ? import("node:https") : import("node:http"));
  return new Promise((resolve, reject) => {
    // The certificate is what is examined: nothing is sent but the path, and nothing of the answer's body is read.
    const request = get(url, { rejectUnauthorized: false, agent: false, timeout: limitMs }, (response) => {
      const { headers, socket, statusCode = 0 } = response;
      const certificate = url.protocol === "https:" ? { certificate: certificateOf(socket as TLSSocket) } : {};
      response.destroy();
      resolve({ status: statusCode, headers, ...certificate });
    });
    request.once("timeout", () => request.destroy(new Error(`no answer within ${limitMs / 1000} s`)));
    request.once("error", reject);
  });
}

function certificateOf(socket: TLSSocket): NonNullable<Answer["certificate"]> {
  const { subject, valid_to: until } = socket.getPeerCertificate();
  // Node's type says Error; the value is OpenSSL's code, or an error that has it.
  const error = socket.authorizationError as unknown as string | NodeJS.ErrnoException | null;
  return {
    daysLeft: Math.floor((Date.parse(until) - Date.now()) / day),
    refusal:
      error === null || error === undefined ? null : typeof error === "string" ? error : (error.code ?? error.message),
    subject: [subject.CN].flat().join(", "),
  };
}
