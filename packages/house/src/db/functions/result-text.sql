-- The result of an outcome, or of a selection on it, as one text.

-- Returns the text of a result: "won"; "dead_heat 1/2" for a dead heat with its share; null without a result.
create or replace function result_text(p_result text, p_share text) returns text language sql immutable as $$
  select p_result || coalesce(' ' || p_share, '')
$$;

-- Returns whether a text is a result that an operator may enter for an outcome.
create or replace function is_result(p_text text) returns boolean language plpgsql immutable as $$
declare
  v_result coupon_leg_result;
  v_share dead_heat_share;
begin
  v_result := split_part(p_text, ' ', 1);
  v_share := nullif(split_part(p_text, ' ', 2), '');
  return v_result <> 'open' and (v_result = 'dead_heat') = (v_share is not null)
    and p_text = result_text(v_result, v_share);
exception when check_violation then
  return false;
end $$;
