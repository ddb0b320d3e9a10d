import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "./build.ts";
import type { PublicPackage } from "./workspace.ts";

/** A tarball as it would be published. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

interface PublishPlan {
  readonly plan: readonly (readonly {
    readonly name: string;
    readonly version: string;
    readonly tarball?: { readonly path: string };
  }[])[];
}

/**
 * Packs every public package whose version is not in the registry yet into `folder`. `changeset publish --from-pack-dir` publishes
 * these very files.
 */
export function pack(root: string, folder: string): readonly Tarball[] {
  rmSync(folder, { recursive: true, force: true });
  run(root, "changeset", "pack", "--out-dir", folder);
  const { plan } = JSON.parse(readFileSync(join(folder, "publish-plan.json"), "utf8")) as PublishPlan;
  return plan
    .flat()
    .flatMap(({ name, version, tarball }) =>
      tarball === undefined ? [] : [{ name, version, file: join(folder, tarball.path) }],
    );
}

/** Packs the packages as they are now into `folder`, whatever the registry has of them. */
export function packAll(root: string, packages: readonly PublicPackage[], folder: string): readonly Tarball[] {
  rmSync(folder, { recursive: true, force: true });
  return packages.map(({ name, version, folder: source }) => {
    run(root, "pnpm", "--dir", source, "pack", "--pack-destination", folder);
    return { name, version, file: join(folder, `${name.replace(/^@/u, "").replace("/", "-")}-${version}.tgz`) };
  });
}
