// `pnpm release`: prepares a release, and publishes one that is prepared.
import { statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build, run } from "./build.ts";
import { checkTarball } from "./check-tarball.ts";
import { pack, packAll, type Tarball } from "./pack.ts";
import { ReleaseError } from "./release-error.ts";
import { pendingChangesets, publicPackages, requireCleanTree } from "./workspace.ts";

const help = `pnpm release [--require-installable]
  Prepares a release: sets the versions from the pending changesets, writes a CHANGELOG.md for each package, formats, builds,
  packs, checks the tarballs and lists what would be published. Nothing leaves this machine. Commit the result.

pnpm release --publish
  Publishes what is committed: builds, packs, checks, publishes the checked tarballs to the registry and tags the commit.

pnpm release --pack
  Builds, packs and checks the versions of now, for a registry of one's own. Versions and changesets stay as they are.

The first two need a clean working tree.

  --require-installable  end with an error if an installed package could not be imported (--publish always does)
  --publish              publish
  --pack                 build, pack and check only
  --help                 show this text
`;

const root = process.cwd();
const tarballs = join(root, ".livery/release");

async function release(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean", default: false },
      pack: { type: "boolean", default: false },
      publish: { type: "boolean", default: false },
      "require-installable": { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(help);
  if (!values.pack) setOrRequireVersions(values.publish);
  const packages = publicPackages(root);
  build(root, packages);
  const packed = values.pack ? packAll(root, packages, join(tarballs, "packages")) : pack(root, tarballs);
  const broken = await check(packed);
  list(packed);
  if (broken.length > 0 && (values.publish || values.pack || values["require-installable"]))
    throw new ReleaseError(
      "not-installable",
      `${broken.length} of ${packed.length} packages cannot be installed (see above). Nothing was published. Fix them, then run this command again.`,
    );
  if (values.pack) return console.log(`\nNothing was published. The tarballs are in ${tarballs}.`);
  if (values.publish) return publish();
  return console.log(
    "\nNothing was published. Read the changes (`git diff`), commit them, then run `pnpm release --publish`.\nTo undo: git restore . && git clean -f -- '*CHANGELOG.md'",
  );
}

function setOrRequireVersions(publishing: boolean): void {
  requireCleanTree(root);
  const pending = pendingChangesets(root);
  if (publishing) requireNoChangesets(pending);
  else setVersions(pending);
}

function requireNoChangesets(pending: readonly string[]): void {
  if (pending.length > 0)
    throw new ReleaseError(
      "pending-changesets",
      `${pending.length} changesets are not part of a version yet. Run \`pnpm release\` and commit its changes, then publish.`,
    );
}

function setVersions(pending: readonly string[]): void {
  if (pending.length === 0)
    throw new ReleaseError(
      "no-changesets",
      "There is nothing to release: .changeset has no changeset. `pnpm changeset` adds one; `pnpm release --publish` publishes the committed versions.",
    );
  run(root, "changeset", "version");
  run(root, "oxfmt", ".");
}

/** Checks every tarball and prints the problems. Returns the packages that cannot be installed. */
async function check(packed: readonly Tarball[]): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { name, file } of packed) {
    const { errors, warnings } = await checkTarball(file);
    if (errors.length > 0) broken.push(name);
    for (const text of errors) console.error(`${name}: error: ${text}`);
    for (const text of warnings) console.warn(`${name}: warning: ${text}`);
  }
  if (broken.length > 0)
    console.error(`\nThese packages, and all that depend on them, cannot be installed yet: ${broken.join(", ")}.`);
  else console.log(`\n${packed.length} tarballs checked, no errors.`);
  return broken;
}

function list(packed: readonly Tarball[]): void {
  console.log("\nTo be published:");
  for (const { name, version, file } of packed)
    console.log(`  ${name}@${version}  ${Math.ceil(statSync(file).size / 1000)} KB`);
}

function publish(): void {
  run(root, "changeset", "publish", "--from-pack-dir", tarballs);
  console.log("\nPublished. Push the commit and its tags: git push --follow-tags");
}

try {
  await release();
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}
