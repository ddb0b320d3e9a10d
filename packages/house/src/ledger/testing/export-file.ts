import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyExport, type Verdict } from "../verify-export.ts";

/** Rows in the format of an export, numbered and with checksums. */
export function exportOf(bodies: readonly (readonly unknown[])[]): string {
  return bodies
    .map((body, at) => {
      const signed = `${at + 1}\t${JSON.stringify(body)}`;
      return `${signed}\t${createHash("sha256").update(signed).digest("hex").slice(0, 16)}\n`;
    })
    .join("");
}

/** The verdict on a file of these bytes. */
export async function verified(bytes: string | Buffer, seal?: string): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), "livery-export-"));
  try {
    const file = join(folder, "export");
    await writeFile(file, bytes);
    return await verifyExport(file, seal);
  } finally {
    await rm(folder, { recursive: true });
  }
}
