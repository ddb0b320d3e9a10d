// `tsc` copies no SQL: puts the `.sql` files of `src/db` into `dist/db`, or another folder, where the built house reads them. It runs
// every file that it finds there: those of an earlier build are removed.
import { cpSync, globSync, rmSync } from "node:fs";
import { join } from "node:path";

const from = join(import.meta.dirname, "src/db");
const to = process.argv[2] ?? join(import.meta.dirname, "dist/db");
for (const file of globSync("**/*.sql", { cwd: to })) rmSync(join(to, file));
for (const file of globSync("**/*.sql", { cwd: from })) cpSync(join(from, file), join(to, file));
