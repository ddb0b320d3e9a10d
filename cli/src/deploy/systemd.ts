import { type Deployment } from "./deployment.ts";

/**
 * A unit whose instance is the port of a house, `livery@4301.service`: several stand beside each other on one machine. A restart of one
 * ends when it can serve, so that restarts one after the other leave the site open.
 */
export function systemdUnit({ brands, houses, project }: Deployment): string {
  const own = onLoopback(houses)
    ? `
# Where it listens, where the other houses find it, and whose word on a visitor's address it believes. A file below may say otherwise.
Environment=LIVERY_HOST=127.0.0.1 LIVERY_NODE=http://127.0.0.1:%i LIVERY_TRUST_PROXY=127.0.0.1`
    : "";
  const folders = brands.map(({ dir }) => dir).join(" ");
  return `[Unit]
Description=Livery house on port %i
After=network-online.target postgresql.service nats-server.service
Wants=network-online.target
# It is started again for as long as its database is away.
StartLimitIntervalSec=0

[Service]
Type=exec
User=livery
Group=livery
WorkingDirectory=${project}${own}
# DATABASE_URL and what else is this machine's: house.env.example says what. A file of mode 0600 of root, which systemd reads.
EnvironmentFile=/etc/livery/house.env
# What differs between the houses, such as LIVERY_METRICS=127.0.0.1:9464.
EnvironmentFile=-/etc/livery/house-%i.env
Environment=NODE_ENV=production LIVERY_CACHE=%C/livery
LoadCredential=livery.key:/etc/livery/livery.key
ExecStart=${project}/node_modules/.bin/livery serve ${folders} --root %S/livery --port %i --host \${LIVERY_HOST} --node \${LIVERY_NODE} --trust-proxy \${LIVERY_TRUST_PROXY} --key-file \${CREDENTIALS_DIRECTORY}/livery.key
ExecStartPost=/usr/bin/curl --silent --show-error --fail --retry 60 --retry-delay 1 --retry-all-errors --output /dev/null http://\${LIVERY_HOST}:%i/readyz
# SIGTERM: open requests are answered, and the house ends within ten seconds.
KillSignal=SIGTERM
KillMode=mixed
TimeoutStartSec=90
TimeoutStopSec=20
Restart=on-failure
RestartSec=1

StateDirectory=livery
CacheDirectory=livery
LimitNOFILE=65536
NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectHostname=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
UMask=0077

[Install]
WantedBy=multi-user.target
`;
}

/** Whether all houses are on the machine of the proxy. */
const onLoopback = (houses: readonly string[]): boolean =>
  houses.every((house) => /^(?:127\.|localhost:|\[::1\]:)/u.test(house));

/** What the units read, without a secret: to be copied to /etc/livery/house.env and filled in there. */
export function environmentExample({ houses }: Deployment): string {
  const own = `
# This machine's address on which the proxy and the other houses reach it, and the proxy's. A unit does not start without them.
LIVERY_HOST=
# http://ADDRESS:PORT of the same.
LIVERY_NODE=
LIVERY_TRUST_PROXY=
`;
  return `# Copy to /etc/livery/house.env, mode 0600, owner root, and fill in there: secrets belong into that file and into no other.
# All variables: docs/environment.md of Livery.

# The database, as the user who works in it (docs/house/operation.md).
DATABASE_URL=postgres://livery_house@127.0.0.1/livery
# The same database as the owner of its tables, for migrations.
LIVERY_OWNER_URL=postgres://livery_owner@127.0.0.1/livery
# Passwords of both, where they have one: a file of mode 0600 that the user livery owns.
#PGPASSFILE=/etc/livery/pgpass
# Connects the houses; without it they request from one another.
#NATS_URL=nats://127.0.0.1:4222
#LIVERY_POOL=20
#LIVERY_LIMIT=address=6000/60
${onLoopback(houses) ? "" : own}`;
}
