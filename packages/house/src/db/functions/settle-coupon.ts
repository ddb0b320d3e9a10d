/** Settling one coupon: the only way from open to won, lost or void (I6, I7). */
export const script = `
-- p: {coupon, results: the legs' results that the figures rest on, in order, status, payout, stakeReturned, gain, bonus, bonusPercent,
--     capped, actor, reason}, amounts in minor units. True where this call settled it; false where somebody had, or the legs changed meanwhile.
create or replace function settle_coupon(p jsonb) returns boolean language plpgsql as $$
declare
  v_id bigint := (p->>'coupon')::bigint;
  v_coupon coupon;
  v_returned bigint := (p->>'stakeReturned')::bigint;
  v_gain bigint := (p->>'gain')::bigint;
  v_bonus bigint := (p->>'bonus')::bigint;
  v_actor text := p->>'actor';
  v_now timestamptz;
begin
  select * into v_coupon from coupon where coupon_id = v_id for update;
  if v_coupon.status <> 'open' then
    delete from settlement_due where coupon_id = v_id;
    return false;
  end if;
  if (select jsonb_agg(result order by position) from coupon_leg where coupon_id = v_id) is distinct from p->'results' then
    return false;
  end if;
  v_now := house_now();
  -- A reason is for what people do: what the rules do, status and legs say.
  update coupon set status = p->>'status', payout = (p->>'payout')::bigint, bonus = v_bonus, bonus_percent = (p->>'bonusPercent')::integer,
      capped = (p->>'capped')::boolean, reason = case v_actor when 'system' then null else p->>'reason' end, settled_at = v_now
    where coupon_id = v_id and status = 'open';
  insert into coupon_settlement (coupon_id, version, status, payout, bonus, actor, reason, at)
    values (v_id, 1, p->>'status', (p->>'payout')::bigint, v_bonus, v_actor, p->>'reason', v_now);
  -- What is missing of the stake goes to the book; what the book adds comes from it; both in one transaction.
  perform ledger_post(v_coupon.tenant_id, case p->>'status' when 'lost' then 'lose' when 'void' then 'void' else 'win' end, v_coupon.currency, v_id, v_actor, null,
    jsonb_build_array(
      jsonb_build_object('account', 'open:' || v_id, 'amount', -v_coupon.stake),
      jsonb_build_object('account', 'book:' || v_coupon.tenant_id, 'amount', v_coupon.stake - v_returned - v_gain),
      jsonb_build_object('account', 'cash:' || v_coupon.player_id, 'amount', v_returned + v_gain)));
  if v_bonus > 0 then
    perform ledger_post(v_coupon.tenant_id, 'bonus', v_coupon.currency, v_id, v_actor, null,
      jsonb_build_array(
        jsonb_build_object('account', 'book:' || v_coupon.tenant_id, 'amount', -v_bonus),
        jsonb_build_object('account', 'cash:' || v_coupon.player_id, 'amount', v_bonus)));
  end if;
  delete from settlement_due where coupon_id = v_id;
  return true;
end $$;
`;
