import type { CommandRow } from "../program/command-definition.ts";
import { brandArgument, jsonOption, keyFileOption, rootOption, trustProxyOption } from "./options.ts";

/** `livery doctor`. */
export const doctorCommand: CommandRow = {
  words: ["doctor"],
  summary:
    "Find what is wrong with this machine, a brand, a house, its database and a site, and mend what can be mended.",
  arguments: [brandArgument],
  options: [
    { name: "fix", summary: "mend what is safe to mend, and say what was done" },
    { name: "url", value: "ADDRESS", summary: "a site of yours, whose certificate, headers and proxy are checked" },
    rootOption,
    keyFileOption,
    trustProxyOption,
    jsonOption,
  ],
  examples: [
    "livery doctor",
    "livery doctor northwind",
    "livery doctor northwind --fix",
    "livery doctor --url https://northwind.example/ --json",
    "DATABASE_URL=postgres://… NATS_URL=nats://10.0.0.9:4222 livery doctor --key-file livery.key",
  ],
  load: async () => (await import("./doctor.ts")).doctor,
};
