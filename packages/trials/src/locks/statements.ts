import type { Lock } from "./lock.ts";
import { lockSites } from "./sites.ts";

/** A lock in a statement of a money operation: the part to remove when it is sent, and its replacement. */
interface Removable {
  readonly name: string;
  /** Matches the end of its entry in lockSites. */
  readonly site: RegExp;
  readonly sent: RegExp;
  readonly instead?: string;
}

const raced: readonly Removable[] = [
  {
    name: "markets of matches, by id",
    site: /^selectFrom\("market"\) … \.forUpdate$/u,
    sent: / for update$/u,
  },
  {
    name: "matches that are to be decided",
    site: / = 'null'\)\) limit \$\{batchSize\}\)\) order by match\.match_id for update of match$/u,
    sent: /(?<=match\.starts_at \+ [\s\S]*order by match\.match_id) for update of match$/u,
  },
  {
    name: "matches that are to begin",
    site: /not_started' and starts_at <= house_now\(\) order by match_id for update$/u,
    sent: /(?<='not_started' and starts_at <= house_now\(\)\s+order by match_id) for update$/u,
  },
  {
    name: "matches that are to end",
    site: /match\.result is null\) order by match\.match_id for update of match$/u,
    sent: /(?<=held_result[\s\S]*order by match\.match_id) for update of match$/u,
  },
  {
    name: "the house's due work",
    site: /^pg_try_advisory_lock\(\$\{workLock\}\)$/u,
    sent: /pg_try_advisory_lock\(\$1\)/u,
    instead: "$1::bigint is not null",
  },
  {
    name: "both dealers of a transfer",
    site: /order by depth, dealer_id for share$/u,
    sent: /(?<=order by depth, dealer_id) for share$/u,
  },
  {
    name: "the user of a transfer",
    site: /InScope\(actor, requirePermission\(actor, "credit\.user"\)\)\} for share$/u,
    sent: /(?<=user_name as name, currency from player[\s\S]*) for share$/u,
  },
  {
    name: "the dealer that somebody acts for",
    site: /flags from dealer where dealer_id = \$\{actor\.dealerId\} for share$/u,
    sent: /(?<=select flags from dealer where dealer_id = \$1) for share$/u,
  },
  {
    name: "the limits of a user's dealers",
    site: /order by depth for share$/u,
    sent: /(?<=order by depth) for share$/u,
  },
  {
    name: "a user that is changed",
    site: /InScope\(actor, requirePermission\(actor, action\)\)\} for update$/u,
    sent: /(?<=player_id as "playerId" from player[\s\S]*) for update$/u,
  },
  {
    name: "the dealer of a new user",
    site: /^selectFrom\("dealer"\) … \.forNoKeyUpdate$/u,
    sent: /(?<=from "dealer" where[\s\S]*) for no key update$/u,
  },
  {
    name: "the limits of a new user's dealer",
    site: /^selectFrom\("dealer"\) … \.forShare$/u,
    sent: /(?<=from "dealer" where[\s\S]*"max_users" is null) for share$/u,
  },
  {
    name: "a dealer that is changed",
    site: /where dealer_id = \$\{target\.dealerId\} for no key update$/u,
    sent: /(?<=as "exposureLimit"[\s\S]*where dealer_id = \$\d+) for no key update$/u,
  },
  {
    name: "a request for a second person",
    site: /requestId\}::bigint and \$\{requestedBeside\(actor\)\} for update of request$/u,
    sent: /(?<=from second_person_request request join[\s\S]*) for update of request$/u,
  },
  {
    name: "a request to pay that is decided",
    site: /where transfer_id = \$\{id\} for update of payment$/u,
    sent: /(?<=from transfer_request payment[\s\S]*) for update of payment$/u,
  },
  {
    name: "the publisher's lease",
    site: /select epoch from live_lease for share$/u,
    sent: /(?<=from live_lease) for share$/u,
  },
  {
    name: "markets that a source locks or opens",
    site: /in \(select id from wanted\) order by market_id for update$/u,
    // The order serves the lock alone, and a plan that begins with these rows would have it without the lock.
    sent: /(?<=in \(select id from wanted\)) order by market_id for update/u,
  },
  {
    name: "markets of a source that fails",
    site: /and status = 'open' order by market_id for update of market$/u,
    sent: /(?<=and status = 'open'\s+order by market_id) for update of market/u,
  },
  {
    name: "markets that a source closes",
    site: /here market_id = any \(\$\{ids\}::integer\[\]\) order by market_id for update$/u,
    sent: /(?<=where market_id = any \(\$1::integer\[\]\)) order by market_id for update/u,
  },
  {
    name: "a match that its source ends",
    site: /select match_id from match where match_id = \$\{matchId\} for update$/u,
    sent: /(?<=^select match_id from match where match_id = \$1) for update$/u,
  },
  {
    name: "matches of runs that nobody goes on with",
    site: /where run <> \$\{run\}\) order by match_id for update$/u,
    sent: /(?<=where run <> \$1\) order by match_id) for update$/u,
  },
  {
    name: "markets of runs that nobody goes on with",
    site: /where match_id = any \(\$\{ids\}::integer\[\]\) order by market_id for update$/u,
    sent: /(?<=where match_id = any \(\$1::integer\[\]\) order by market_id) for update/u,
  },
];

/** Locks that no money depends on, and their purpose. */
const aside: readonly (readonly [site: RegExp, reason: string])[] = [
  [/^pg_advisory_lock\(1\)$/u, "a file of the cluster is made by one process"],
  [/^pg_advisory_lock_shared\(\$1\)$/u, "users of a started server, so that the last one stops it"],
  [
    /^pg_try_advisory_lock\(\$1\)$/u,
    "one house a database, one publisher, the last user of a server: asked on a connection of its own",
  ],
  [
    /calendarLock|importLock|foldingLock|'livery seed'|'livery_functions'|'livery_refold_audit'/u,
    "what makes a catalogue, a seed, the folded names or the functions makes it once",
  ],
  [
    /^pg_advisory_xact_lock\(\$\{workLock\}\)$/u,
    "the day of a demo settles beside no worker; who works otherwise is raced above",
  ],
  [/folding from \$\{sql\.table\(name\)\} order by \$\{sql\.ref\(key\)\} for update$/u, "names that are folded again"],
  [
    /match_id in \(select match_id from taken\) order by market_id for update$/u,
    "the update beside it locks the same markets; by id, so that it waits in the order of bets",
  ],
  [
    /limit \$\{batchSize\}\)\) and status = 'live' order by match_id for update$/u,
    "matches of a simulated programme that nobody played end as those of the calendar do, whose lock is raced above",
  ],
  [
    /^selectFrom\("staff"\) … \.forUpdate$/u,
    "an account that is reset or disabled: its sessions end in the same transaction, and one admin stays",
  ],
  [
    /order by depth, dealer_id for no key update$/u,
    "what a dealer may stays between the dealer above it and those below it, of whom no posting asks",
  ],
  [/'livery_auditor'/u, "two auditors would find the same: ledger_halt_now lets one halt stand"],
  [
    /^selectFrom\("site"\) … \.forUpdate$/u,
    "versions of a site's settings come one after the other; their key says so too",
  ],
  [
    /^selectFrom\("match"\) … \.forUpdate$/u,
    "an import reads what it is about to change; markets are locked by lock-markets",
  ],
  [
    /from staff where staff_id = \$\{actor\.staffId\} for update$/u,
    "saved views are counted one at a time, and of two changes of a password one fails",
  ],
  [
    /and absolute_until > now\(\) for share$/u,
    "who crosses to another site does so from a living session; placing asks the session anew (D55)",
  ],
];

/** All locks of statements of money operations. */
export const statementLocks: readonly Lock[] = raced.map(({ name, sent, instead = "" }) => ({
  name,
  of: name,
  script: "select",
  rewrite: (statement) => statement.replace(sent, instead),
}));

/** Locks in the source that neither list contains, and entries of the lists that the source no longer has. */
export async function unknownLocks(): Promise<readonly string[]> {
  const sites = await lockSites();
  const known = [...raced.map(({ site }) => site), ...aside.map(([site]) => site)];
  return [
    ...sites.filter((site) => !known.some((each) => each.test(site))),
    ...known.filter((each) => !sites.some((site) => each.test(site))).map(String),
  ];
}
