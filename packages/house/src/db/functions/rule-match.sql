-- Writes a manual result of a match (D16, D20): a score, a void match, outcomes of a market, or a roll-back.
-- p: {match, version: the number of the match's last result event as it was shown, kind, actor, reason, and
--     the fields of the kind}.
-- The fields of the kind "result" are result and certainty; "void" has none; those of "market" are market and
-- outcomes: {outcome: result_text} for all outcomes of the market; "roll_back" has market, or none for the
-- whole match.
-- Returns {"version"} of the new result event, or {"refused": code} without a write.
-- It moves no money: the due work applies the last result event to markets, selections and coupons.
-- Locks the match, then its markets by id. Every bet locks its markets in this order, so no bet is placed on
-- a market that this call closes.
create or replace function rule_match(p jsonb) returns jsonb language plpgsql as $$
declare
  v_id integer := (p->>'match')::integer;
  v_kind text := p->>'kind';
  v_market_id integer := (p->>'market')::integer;
  v_match match;
  v_market market;
begin
  select * into v_match from match where match_id = v_id for update;
  perform pause('rule.match_locked');
  if v_match.match_id is null then
    return jsonb_build_object('refused', 'not_found');
  elsif v_match.facts <> (p->>'version')::integer then
    return jsonb_build_object('refused', 'version_conflict');
  end if;
  perform 1 from market where match_id = v_id order by market_id for update;
  perform pause('rule.markets_locked');
  if v_market_id is not null then
    select * into v_market from market where market_id = v_market_id and match_id = v_id;
    if v_market.market_id is null then
      return jsonb_build_object('refused', 'not_found');
    end if;
  end if;
  perform set_config('livery.actor', p->>'actor', true),
    set_config('livery.reason', coalesce(p->>'reason', ''), true),
    set_config('livery.kind', v_kind, true);

  if v_kind = 'market' or v_kind = 'roll_back' and v_market_id is not null then
    if v_kind = 'market' and (
        (select array_agg(outcome_id::text order by outcome_id::text) from outcome
          where market_id = v_market_id)
          is distinct from (select array_agg(key order by key) from jsonb_object_keys(p->'outcomes') key)
        or exists (select from jsonb_each_text(p->'outcomes') said where is_result(said.value) is not true)
      ) then
      return jsonb_build_object('refused', 'invalid_field');
    elsif v_kind = 'roll_back' and v_market.ruling is null then
      return jsonb_build_object('refused', 'nothing_to_roll_back');
    end if;
    update market set ruling = p->'outcomes',
        status = case when status in ('open', 'locked') then 'closed' else status end
      where market_id = v_market_id;
    insert into match_fact (match_id, version, kind, market_id, before, after, actor, reason)
      values (v_id, v_match.facts + 1, v_kind, v_market_id, v_market.ruling, p->'outcomes', p->>'actor',
        p->>'reason');
    update match set facts = facts + 1, version = version + 1 where match_id = v_id;
  elsif v_kind = 'result' then
    if v_match.starts_at > house_now() then
      return jsonb_build_object('refused', 'match_not_started');
    end if;
    update match set status = 'ended', result = p->'result', held_result = null, certainty = p->>'certainty',
        voided = false, status_before = null, version = version + 1
      where match_id = v_id;
  elsif v_kind = 'void' then
    if v_match.voided then
      return jsonb_build_object('version', v_match.facts);
    end if;
    update match set voided = true, status_before = status,
        status = case status when 'ended' then 'ended' else 'cancelled' end, version = version + 1
      where match_id = v_id;
  elsif v_match.voided then
    update match set voided = false, status = status_before, status_before = null, version = version + 1
      where match_id = v_id;
  elsif v_match.status = 'ended' and v_match.result is not null then
    update match set result = null, certainty = 'rolled_back', version = version + 1 where match_id = v_id;
  else
    return jsonb_build_object('refused', 'nothing_to_roll_back');
  end if;
  if v_kind <> 'market' and v_market_id is null then
    update market set status = 'closed' where match_id = v_id and status in ('open', 'locked');
  end if;
  perform set_config('livery.actor', '', true),
    set_config('livery.reason', '', true),
    set_config('livery.kind', '', true);
  perform pause('rule.done');
  return jsonb_build_object('version', (select facts from match where match_id = v_id));
end $$;
