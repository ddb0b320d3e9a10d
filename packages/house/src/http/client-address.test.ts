import type { IncomingMessage } from "node:http";
import fastify from "fastify";
import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const chains = [undefined, "203.0.113.9", "198.51.100.7, 203.0.113.9", "203.0.113.9, 10.1.2.3", "203.0.113.9,, x", ""];

it.each([false, true, "", "10.0.0.1", "10.0.0.0/8, 192.168.0.1", "loopback"])(
  "a socket has the same client address as a call, with trustProxy %s",
  async (trustProxy) => {
    const app = fastify({ trustProxy });
    const addressOf = clientAddress(trustProxy);
    app.get("/", async ({ ip, raw }: { ip: string; raw: IncomingMessage }) => ({ ip, own: addressOf(raw) }));
    for (const remoteAddress of ["10.0.0.1", "192.168.0.1", "127.0.0.1", "203.0.113.200"])
      for (const chain of chains) {
        const headers = chain === undefined ? {} : { "x-forwarded-for": chain };
        const { ip, own } = (await app.inject({ url: "/", headers, remoteAddress })).json<{
          ip: string;
          own: string;
        }>();
        expect(own).toBe(ip);
      }
    await app.close();
  },
);
