import { caddyfile } from "./caddy.ts";
import {
  composeEnvironmentExample,
  composeFile,
  composeHouses,
  dockerfile,
  dockerignore,
  imageProject,
  postgresInit,
} from "./containers.ts";
import { type DeployedBrand, type Deployment, shellsOf } from "./deployment.ts";
import { nginxConfig } from "./nginx.ts";
import { staticHeaders, staticRedirects } from "./static-host.ts";
import { environmentExample, systemdUnit } from "./systemd.ts";

/** A file of a deployment: its path below the output folder, and its text without the first line's mark. */
export interface DeployFile {
  readonly path: string;
  readonly text: string;
}

export interface StaticOptions {
  /** The address to which a static host passes on the house's paths; undefined if it is routed by other means. */
  readonly house: string | undefined;
}

/** Every file that puts these brands on a server, as data. */
export function deployFiles(deployment: Deployment, { house }: StaticOptions): readonly DeployFile[] {
  return [
    { path: "nginx.conf", text: nginxConfig(deployment) },
    { path: "Caddyfile", text: caddyfile(deployment) },
    { path: "livery@.service", text: systemdUnit(deployment) },
    { path: "house.env.example", text: environmentExample(deployment) },
    { path: "Dockerfile", text: dockerfile(deployment) },
    { path: "Dockerfile.dockerignore", text: dockerignore(deployment) },
    { path: "compose.yaml", text: composeFile(deployment) },
    { path: "compose.env.example", text: composeEnvironmentExample() },
    { path: "postgres-init.sh", text: postgresInit() },
    { path: "nginx-compose.conf", text: nginxConfig(inCompose(deployment)) },
    ...deployment.brands.flatMap((brand) => staticFiles(brand, house)),
  ];
}

/** The same deployment as the proxy of the compose project sees it. */
function inCompose(deployment: Deployment): Deployment {
  const moved = (dir: string): string => imageProject + dir.slice(deployment.project.length);
  return {
    ...deployment,
    brands: deployment.brands.map((brand) => ({ ...brand, dir: moved(brand.dir) })),
    houses: composeHouses,
    project: imageProject,
  };
}

function staticFiles(brand: DeployedBrand, house: string | undefined): readonly DeployFile[] {
  return shellsOf(brand).flatMap(({ folder }) => {
    const at = `static/${brand.name}${folder === "" ? "" : "-mobile"}`;
    return [
      { path: `${at}/_headers`, text: staticHeaders(brand, folder) },
      { path: `${at}/_redirects`, text: staticRedirects(brand, folder, house) },
    ];
  });
}
