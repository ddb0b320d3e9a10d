import { expect, test } from "vitest";
import type { CallContext } from "../context.ts";
import { sportHandlers } from "./sport.handlers.ts";

test.each(Object.entries(sportHandlers))(
  "%s waits for its turn among the reads of its network",
  async (_key, handler) => {
    const addresses: string[] = [];
    const house = {
      reads: {
        run: async (address: string) => {
          addresses.push(address);
          throw new Error("not yet");
        },
      },
    };
    const context = { house, ip: "192.0.2.1" } as unknown as CallContext;
    await expect(async () => handler(context, {} as never)).rejects.toThrow("not yet");
    expect(addresses).toEqual(["192.0.2.1"]);
  },
);
