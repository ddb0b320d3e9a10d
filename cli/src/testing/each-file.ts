import { afterAll } from "vitest";
import { beginFile, endFile } from "./at-the-end.ts";

// A setup file: runs before each file of a worker. Vitest runs this hook after the hooks of the file itself.
beginFile();
afterAll(endFile);
