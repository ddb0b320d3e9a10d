import type { PanelKey, PanelPayload } from "@livery/contract/panel";
import { sql } from "kysely";
import { loadPlayer, type Player } from "@livery/house/testing/parts";
import { mustBe } from "../must.ts";
import type { Operation } from "../operations.ts";
import { panel, type StaffName } from "../world.ts";
import { either, home, lastPosting, lastStatus, type Pair, type Stand } from "./stand.ts";

let users = 0;

/** Staff who serve players, and their preconditions: permissions, limits, quotas, requests. */
export const peoplePairs = (stand: Stand): readonly Pair[] => {
  const { op, world, alice, bashir } = stand;
  const { db, tenantId } = world;
  const dealer = (name: string): string => `name = '${name}' and tenant_id = ${tenantId}`;
  const change = (text: string) => sql.raw(text).execute(db);

  /** A call of the panel; `done` on success, else the code of its refusal. */
  const call =
    <K extends PanelKey>(staff: StaffName, key: K, payload: PanelPayload<K>): Operation =>
    async (connection) => {
      const answer = await panel(connection.db, staff, key, payload);
      return typeof answer === "string" ? answer : "called";
    };
  /** Withdraws a dealer's permission; the value of `query` must not change after that. */
  const withdrawn = (name: StaffName, action: string, query: string): Operation =>
    stand.thenSees(`update dealer set flags = flags || '{"${action}": false}' where ${dealer(name)}`, query);
  const given = (name: StaffName, action: string) =>
    change(`update dealer set flags = flags || '{"${action}": true}' where ${dealer(name)}`);
  /** Alice's maximum stake raised by an amount, based on the current version. */
  const raised = async (more: bigint): Promise<Operation> => {
    const { limits, version } = (await loadPlayer(db, alice.userId)) as Player;
    const combine = { ...limits.combine, maxStake: limits.combine.maxStake + more } as typeof limits.combine;
    return call("high-street", "panelUserLimits", {
      playerId: alice.userId,
      version: Number(version),
      limits: { ...limits, combine },
    });
  };
  const newestUser = "select max(player_id) from player";
  /** A user of high-street's with these limits, or those that it gets. */
  const madeUser = async (limits?: Player["limits"]): Promise<Operation> => {
    const { siteId } = (await loadPlayer(db, alice.userId)) as Player;
    const user = { siteId, userName: `trial${(users += 1)}`, password: "some-word", lang: "en", online: false };
    return call("high-street", "panelUserCreate", { ...user, ...(limits && { limits }) });
  };

  return [
    {
      name: "credit to a user, and the leave to send it withdrawn",
      meet: async () => {
        await op.fund(alice, home);
        return [
          op.credit("panelUserSend", "high-street", alice, 700),
          withdrawn("high-street", "credit.user", lastPosting),
        ];
      },
      allowed: [
        ["moved", "done"],
        ["not_allowed", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, lastPosting);
        await given("high-street", "credit.user");
      },
    },
    {
      name: "credit to a user, and he given to another dealer",
      meet: async () => {
        await op.fund(alice, home);
        return [
          op.credit("panelUserSend", "high-street", alice, 700),
          stand.thenSees(
            `update player set dealer_id = (select dealer_id from dealer where ${dealer("north")}) where player_id = ${alice.userId}`,
            lastPosting,
          ),
        ];
      },
      allowed: [
        ["moved", "done"],
        ["user_not_found", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, lastPosting);
        await change(
          `update player set dealer_id = (select dealer_id from dealer where ${dealer("high-street")}) where player_id = ${alice.userId}`,
        );
      },
    },
    {
      name: "a coupon cancelled by a dealer, and the leave to do so withdrawn",
      meet: async () => {
        await op.fund(bashir, home);
        const couponId = await op.coupon(bashir, 0, 500);
        return [
          call("high-street", "panelCouponCancel", { couponId, reason: "trial" }),
          withdrawn("high-street", "coupon.cancel", lastStatus),
        ];
      },
      allowed: [
        ["called", "done"],
        ["not_allowed", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, lastStatus);
        await given("high-street", "coupon.cancel");
      },
    },
    {
      name: "a user's limits raised, and his dealer's narrowed (I10)",
      meet: async () => [
        await raised(1n),
        stand.thenSees(
          `update dealer set limits = '{"combine": {"maxStake": 1000}}' where ${dealer("high-street")}`,
          `select version from player where player_id = ${alice.userId}`,
        ),
      ],
      allowed: [
        ["called", "done"],
        ["dealer_limit_exceeded", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, `select version from player where player_id = ${alice.userId}`);
        await change(`update dealer set limits = '{}' where ${dealer("high-street")}`);
      },
    },
    {
      name: "a user's limits set twice, of one state",
      meet: async () => [await raised(1n), await raised(2n)],
      allowed: either("called", "version_conflict"),
    },
    {
      name: "the sale of coupons forbidden twice below a dealer, of one state",
      meet: async () => {
        const [dealerId, version] = (
          await stand.value(`select concat_ws(' ', dealer_id, version) from dealer where ${dealer("high-street")}`)
        ).split(" ");
        const sale = call("operator", "panelDealerSale", {
          dealerId: Number(dealerId),
          version: Number(version),
          couponSale: false,
        });
        return [sale, sale];
      },
      allowed: either("called", "version_conflict"),
      also: () => change(`update dealer set flags = flags - 'coupon.sell' where ${dealer("high-street")}`),
    },
    {
      name: "a new user, and his dealer's limits narrowed (I10)",
      meet: async () => {
        const { limits } = (await loadPlayer(db, alice.userId)) as Player;
        return [
          await madeUser(limits),
          stand.thenSees(
            `update dealer set limits = '{"combine": {"maxStake": 1000}}' where ${dealer("high-street")}`,
            newestUser,
          ),
        ];
      },
      allowed: [
        ["called", "done"],
        ["dealer_limit_exceeded", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, newestUser);
        await change(`update dealer set limits = '{}' where ${dealer("high-street")}`);
      },
    },
    {
      name: "two new users, and room for one below their dealer",
      meet: async () => {
        await change(
          `update dealer set max_users = 1 + (select count(*) from player p where p.dealer_id = dealer.dealer_id) where ${dealer("high-street")}`,
        );
        return [await madeUser(), await madeUser()];
      },
      allowed: either("called", "user_quota_reached"),
      also: () => change(`update dealer set max_users = null where ${dealer("high-street")}`),
    },
    {
      name: "a request confirmed, and refused",
      meet: async () => {
        const matchId = world.matchIds[9] ?? 0;
        const { rows } = await sql<{ id: number }>`
          insert into second_person_request (tenant_id, match_id, ruling, asked_by, reason, impact)
          select ${tenantId}, match_id, jsonb_build_object('matchId', match_id, 'version', facts, 'actor', 'staff:1', 'reason', 'trial',
            'ruling', jsonb_build_object('kind', 'void')), (select staff_id from staff where name = 'north'), 'trial', '[]'
          from match where match_id = ${matchId} returning request_id::integer as id`.execute(db);
        const requestId = rows[0]?.id ?? 0;
        return [
          call("operator", "panelResultConfirm", { requestId }),
          call("operator", "panelResultRefuse", { requestId }),
        ];
      },
      allowed: either("called", "request_over"),
      also: async () => {
        await op.decideMatches()({ db, pool: world.test.pool });
        await stand.reopened(9);
        mustBe(await stand.value("select count(*) from second_person_request where status = 'waiting'"), "0");
      },
    },
  ];
};
