import changelog from "@changesets/cli/changelog";

/** The packages share one version, so a changelog names no updated packages of this repository. */
const withoutDependencies: typeof changelog = { ...changelog, getDependencyReleaseLine: async () => "" };
export default withoutDependencies;
