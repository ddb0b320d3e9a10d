import { type IncomingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";

/** An answer, with its body as it travelled. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface VisitorOptions {
  readonly port: number;
  /** The site that it visits. */
  readonly host: string;
  /** The certificate of the proxy, the only one that it trusts. */
  readonly ca: Buffer;
  /** Its own address, one of 127.0.0.0/8. */
  readonly address?: string;
}

/** A browser of a visitor, as far as a proxy can tell: TLS with the site's name, connections that stay open, cookies. */
export class Visitor {
  readonly #options: VisitorOptions;
  readonly #agent = new Agent({ keepAlive: true });
  readonly cookies = new Map<string, string>();
  /** The lines of all cookies that it got. */
  readonly cookieLines: string[] = [];

  constructor(options: VisitorOptions) {
    this.#options = options;
  }

  get origin(): string {
    return `https://${this.#options.host}:${this.#options.port}`;
  }

  /** Sends one request, once. */
  async send(path: string, { body, headers, method = "GET" }: Sent = {}): Promise<Answer> {
    const { address, ca, host, port } = this.#options;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await new Promise<Answer>((resolve, reject) => {
      const outgoing = request(
        {
          host: "127.0.0.1",
          port,
          servername: host,
          ca,
          agent: this.#agent,
          localAddress: address ?? "127.0.0.1",
          path,
          method,
          headers: { host: `${host}:${port}`, ...(cookie !== "" && { cookie }), ...headers },
        },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on("data", (part: Buffer) => parts.push(part));
          incoming.on("error", reject);
          incoming.on("end", () =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      outgoing.on("error", reject);
      outgoing.end(body);
    });
    for (const line of answer.headers["set-cookie"] ?? []) this.#storeCookie(line);
    return answer;
  }

  /** The `fetch` of a typed client. */
  readonly fetch: typeof fetch = async (input, { body, headers, method = "GET" } = {}) => {
    if (typeof input !== "string") throw new TypeError("a client asks by path");
    const answer = await this.send(input, {
      method,
      headers: { ...Object.fromEntries(new Headers(headers)), origin: this.origin },
      ...(typeof body === "string" && { body }),
    });
    return new Response(new Uint8Array(answer.body), { status: answer.status });
  };

  close(): void {
    this.#agent.destroy();
  }

  #storeCookie(line: string): void {
    this.cookieLines.push(line);
    const [pair = ""] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    this.cookies.set(name.trim(), value);
  }
}
