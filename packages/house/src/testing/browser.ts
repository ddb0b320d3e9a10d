import { request } from "node:http";
import { type Call, calls, type CallKey, encodePayload, type PayloadIn } from "@livery/contract";
import { toRequest, type WireBody } from "@livery/contract/testing";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body as JSON; undefined if it is not JSON. */
  readonly body: unknown;
}

export interface Send {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * A client that sends what a browser on one site sends: its host and origin, and the received cookies. Node's fetch drops a Host
 * header, so this uses node:http.
 */
export class TestBrowser {
  readonly #port: number;
  readonly host: string;
  readonly siteKey: string;
  readonly cookies = new Map<string, string>();

  constructor(port: number, host: string, siteKey: string) {
    this.#port = port;
    this.host = host;
    this.siteKey = siteKey;
  }

  /** Sends one request unchanged, with the host and the cookies added. */
  async send(path: string, send: Send = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { host: `${this.host}:${this.#port}`, ...(cookie !== "" && { cookie }), ...send.headers };
    const answer = await exchange(this.#port, path, { ...send, headers });
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) this.#storeCookie(line);
    return answer;
  }

  /** The header of a request of the site's own page. */
  ownOrigin(): { readonly origin: string } {
    return { origin: `http://${this.host}:${this.#port}` };
  }

  /** The `fetch` of a typed client in this browser, which asks by path from the site's own origin. */
  readonly fetch: typeof fetch = async (input, { body, headers, method = "GET" } = {}) => {
    if (typeof input !== "string") throw new TypeError("a client asks by path");
    const sent = { ...Object.fromEntries(new Headers(headers)), ...this.ownOrigin() };
    const answer = await this.send(input, { method, headers: sent, ...(typeof body === "string" && { body }) });
    return new Response(answer.text, { status: answer.status });
  };

  /** POSTs JSON from the site's own origin. */
  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const json = { "content-type": "application/json", ...this.ownOrigin(), ...headers };
    return this.send(path, {
      method: "POST",
      headers: json,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  /** A call with a body in the wire's names, which may be invalid. */
  raw(key: CallKey, wire: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const row: Call = calls[key];
    if (typeof wire !== "object" || wire === null) return this.post(`${row.path}?token=${this.siteKey}`, wire, headers);
    const { method, url, body } = toRequest(row, wire as WireBody, { token: this.siteKey, lang: "en" });
    const keyed = `${url}${url.includes("?") ? "&" : "?"}token=${this.siteKey}`;
    return method === "POST" ? this.post(keyed, body, headers) : this.send(keyed, { headers });
  }

  /** A call with a valid payload, in the model's names. */
  call<K extends CallKey>(
    key: K,
    payload: PayloadIn<K>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.raw(key, encodePayload(calls[key] as Call, payload as never), headers);
  }

  #storeCookie(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.some((attribute) => /max-age=0$/i.test(attribute.trim()))) this.cookies.delete(name.trim());
    else this.cookies.set(name.trim(), value);
  }
}

function exchange(port: number, path: string, send: Send): Promise<Answer> {
  const { method = "GET", headers = {}, body } = send;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, body: parsed(text) });
      });
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      // The server closes idle connections: a request that meets such a close was not sent, and browsers repeat it.
      if (error.code === "ECONNRESET" && outgoing.reusedSocket) resolve(exchange(port, path, send));
      else reject(error);
    });
    outgoing.end(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
