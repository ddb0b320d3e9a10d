import { join, relative } from "node:path/posix";
import { type Deployment } from "./deployment.ts";

/** Where the project is within the image. */
export const imageProject = "/srv/livery";
/** The port of a house in its container. */
export const imagePort = 4300;
const network = "172.31.86.0/24";
/** What Docker gives to the other containers: it has none of the addresses of the houses. */
const otherAddresses = "172.31.86.128/25";
const numbers = [1, 2] as const;
/** nginx looks a name up once, when it starts: a container that was made anew has to have the address of the one before. */
const addressOf = (number: number): string => `172.31.86.${10 + number}`;

const ready = `node --eval "fetch('http://127.0.0.1:${imagePort}/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"`;

/** The folders of the brands' builds below the project. */
const builds = ({ brands, project }: Deployment): readonly string[] => brands.map(({ dir }) => relative(project, dir));

/** The image of a house with its brands, built in the project's folder after `livery build`. */
export function dockerfile(deployment: Deployment): string {
  const folders = builds(deployment);
  return `# Built from the project's folder, after livery build: docker build --file ${deployment.written.fromProject}/Dockerfile --tag livery-house .
ARG NODE_VERSION=${deployment.node}

FROM node:\${NODE_VERSION}-bookworm-slim AS packages
WORKDIR ${imageProject}
COPY package.json package-lock.json ./
# The install ends where this Node is older than Livery's engines say.
RUN npm ci --omit=dev --engine-strict --no-audit --no-fund

FROM node:\${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production LIVERY_CACHE=/var/lib/livery/cache
WORKDIR ${imageProject}
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/livery
COPY --from=packages ${imageProject}/node_modules ./node_modules
${folders.map((folder) => `COPY ${folder} ./${folder}`).join("\n")}
USER node
EXPOSE ${imagePort}
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 CMD ${ready}
ENTRYPOINT ["node_modules/.bin/livery"]
CMD [${["serve", ...folders, "--root", "/var/lib/livery", "--port", String(imagePort), "--host", "0.0.0.0"].map((word) => JSON.stringify(word)).join(", ")}]
`;
}

/** What of the project is no part of the image: everything but the manifest and the builds. */
export function dockerignore(deployment: Deployment): string {
  const parents = builds(deployment).flatMap((folder) => {
    const [first = "", ...below] = folder.split("/");
    return below.length === 0 ? [`!${first}`] : [`!${first}`, `${first}/*`, `!${folder}`];
  });
  return `*\n!package.json\n!package-lock.json\n${parents.join("\n")}\n`;
}

/** The addresses of the houses within the compose project. */
export const composeHouses: readonly string[] = numbers.map((number) => `${addressOf(number)}:${imagePort}`);

/** Two houses, their database and message transport, and the proxy, which reads certificates and their challenges from its machine. Names without a value come from \`.env\`, which has the secrets. */
export function composeFile(deployment: Deployment): string {
  const { fromProject, toProject } = deployment.written;
  const house = (number: number): string => `  house-${number}:
    <<: *house
    hostname: house-${number}
    environment:
      <<: *environment
      LIVERY_NODE: http://house-${number}:${imagePort}
    networks:
      default:
        ipv4_address: ${addressOf(number)}
    volumes:
      - house-${number}:/var/lib/livery`;
  const files = builds(deployment).map(
    (folder) => `      - ${join(toProject, folder)}/public:${imageProject}/${folder}/public:ro`,
  );
  return `# docker compose --file ${fromProject}/compose.yaml up --build --detach, from the project's folder. compose.env.example has what .env must name.
name: livery

x-environment: &environment
  DATABASE_URL: postgres://livery_house:\${HOUSE_PASSWORD:?name it in .env}@postgres/livery
  LIVERY_OWNER_URL: postgres://livery_owner:\${OWNER_PASSWORD:?name it in .env}@postgres/livery
  NATS_URL: nats://nats:4222
  LIVERY_KEY: /run/secrets/livery.key
  LIVERY_TRUST_PROXY: ${network}

x-house: &house
  image: livery-house
  build:
    context: ${toProject}
    dockerfile: ${fromProject}/Dockerfile
  init: true
  restart: unless-stopped
  # It ends within ten seconds, once open requests are answered.
  stop_grace_period: 20s
  read_only: true
  tmpfs:
    - /tmp
  cap_drop:
    - ALL
  security_opt:
    - no-new-privileges:true
  depends_on:
    postgres:
      condition: service_healthy
    nats:
      condition: service_started
  secrets:
    - livery.key

services:
${numbers.map(house).join("\n\n")}

  # Other commands: docker compose --file ${fromProject}/compose.yaml run --rm livery house …
  livery:
    <<: *house
    environment: *environment
    restart: "no"
    profiles:
      - commands
    volumes:
      - commands:/var/lib/livery

  postgres:
    image: postgres:17-bookworm
    restart: unless-stopped
    # Its default is 64 MB, which sorts of large tables outgrow.
    shm_size: 256m
    environment:
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?name it in .env}
      HOUSE_PASSWORD: \${HOUSE_PASSWORD:?name it in .env}
      OWNER_PASSWORD: \${OWNER_PASSWORD:?name it in .env}
    volumes:
      - postgres:/var/lib/postgresql/data
      - ./postgres-init.sh:/docker-entrypoint-initdb.d/livery.sh:ro
    healthcheck:
      # By TCP: while the scripts above run it listens on its socket alone.
      test: ["CMD", "pg_isready", "--host=127.0.0.1", "--username=livery_house", "--dbname=livery"]
      interval: 5s
      timeout: 3s
      retries: 10

  nats:
    image: nats:2
    restart: unless-stopped

  proxy:
    image: nginx:stable
    restart: unless-stopped
    depends_on:
      house-1:
        condition: service_healthy
      house-2:
        condition: service_healthy
    ports:
      - "80:80"
      - "443:443"
    volumes:
      - ./nginx-compose.conf:/etc/nginx/conf.d/default.conf:ro
      # All of it: what is in live are links to archive.
      - /etc/letsencrypt:/etc/letsencrypt:ro
      - /var/www/html:/var/www/html:ro
      # What was built, for while no house answers.
${files.join("\n")}

networks:
  default:
    ipam:
      config:
        - subnet: ${network}
          ip_range: ${otherAddresses}

volumes:
  postgres:
${numbers.map((number) => `  house-${number}:`).join("\n")}
  commands:

secrets:
  livery.key:
    file: \${LIVERY_KEY_FILE:?the file of livery house key, in .env}
`;
}

/** The names of the values of the compose file, without a secret. */
export function composeEnvironmentExample(): string {
  return `# Copy to .env beside compose.yaml, mode 0600, and fill in there. .env belongs into no repository.
# Three different passwords of letters and digits alone, since they are parts of addresses: openssl rand -hex 24 makes one.
POSTGRES_PASSWORD=
OWNER_PASSWORD=
HOUSE_PASSWORD=
# The file that livery house key wrote. The user of the container, 1000, must be able to read it.
LIVERY_KEY_FILE=
`;
}

/** Makes the roles and the database when the data folder is made, as docs/house/operation.md has them. */
export function postgresInit(): string {
  return `#!/bin/sh
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres \\
    --set=owner="$OWNER_PASSWORD" --set=house="$HOUSE_PASSWORD" <<'SQL'
create role livery_app;
create role livery_worker;
create role livery_owner login password :'owner';
create role livery_house login noinherit password :'house';
grant livery_app, livery_worker to livery_owner, livery_house;
create database livery owner livery_owner;
SQL
`;
}
