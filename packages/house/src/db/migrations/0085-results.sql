-- Results as versioned facts, results that are not certain or were taken back, and coupons that wait again
-- because of it (D16).

alter table match
  -- A provisional result is shown and settles nothing; one that was rolled back stands no more, and people
  -- alone give another.
  add column certainty text not null default 'confirmed'
    check (certainty in ('provisional', 'confirmed', 'rolled_back')),
  -- An operator's word that all bets on it are void, and what the match was before.
  add column voided boolean not null default false,
  add column status_before text,
  -- The number of its last fact, and the last that markets, selections and coupons were brought in line with.
  add column facts integer not null default 0,
  add column applied integer not null default 0,
  add constraint match_status_before check (voided = (status_before is not null));
create index match_changed_facts on match (match_id) where facts <> applied;

-- An operator's word on one market, by outcome: {"12": "won", "13": "lost"}. It stands above whatever the
-- score says.
alter table market add column ruling jsonb check (jsonb_typeof(ruling) = 'object');

-- No foreign keys: what was said stays, whatever becomes of the catalogue. The trigger below and rule_match
-- write of matches that are.
create table match_fact (
  match_id integer not null,
  version integer not null check (version > 0),
  kind text not null check (kind in ('result', 'void', 'market', 'roll_back')),
  market_id integer,
  -- {"status", "certainty", "voided", "result"} of a match, the ruling of a market.
  before jsonb,
  after jsonb,
  actor text not null,
  reason text,
  at timestamptz not null default house_now(),
  primary key (match_id, version)
);
create function match_fact_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'facts of matches are append-only' using errcode = 'LV002';
end $$;
create trigger match_fact_append_only before update or delete or truncate on match_fact
  for each statement execute function match_fact_append_only();
revoke update, delete, truncate on match_fact from public, current_user;

-- Whoever changes what bets on a match come to, by whatever statement, leaves a fact: 'livery.actor',
-- 'livery.reason' and 'livery.kind' say who, why and what, where it is not the feed's.
create function match_fact_noted() returns trigger language plpgsql as $$
begin
  if (new.result, new.certainty, new.voided) is distinct from (old.result, old.certainty, old.voided)
    or new.status <> old.status
      and (new.status in ('ended', 'postponed', 'abandoned', 'cancelled')
        or old.status in ('ended', 'postponed', 'abandoned', 'cancelled')) then
    new.facts := old.facts + 1;
    insert into match_fact (match_id, version, kind, before, after, actor, reason)
      values (new.match_id, new.facts, coalesce(nullif(current_setting('livery.kind', true), ''), 'result'),
        jsonb_build_object('status', old.status, 'certainty', old.certainty, 'voided', old.voided,
          'result', old.result - 'goals'),
        jsonb_build_object('status', new.status, 'certainty', new.certainty, 'voided', new.voided,
          'result', new.result - 'goals'),
        coalesce(nullif(current_setting('livery.actor', true), ''), 'system'),
        nullif(current_setting('livery.reason', true), ''));
  end if;
  return new;
end $$;
create trigger match_fact_noted before update on match for each row execute function match_fact_noted();

-- Since when a coupon waits again because a result was taken back (D16).
alter table coupon add column review_since timestamptz check (review_since is null or status = 'open');

-- What the coupon said while it was open, so that it can say so again; null where it had not been open
-- before.
alter table coupon_settlement
  add column open_bonus bigint,
  add column open_bonus_percent integer,
  add column open_capped boolean;

-- I6 and D16: back to waiting only with the fact that says why, which stands before the coupon moves.
alter table coupon_transition add column taken_back boolean not null default false;
insert into coupon_transition values ('won', 'open', true), ('lost', 'open', true), ('void', 'open', true);
create or replace function coupon_moved() returns trigger language plpgsql as $$
declare v_taken_back boolean;
begin
  if new.status <> old.status then
    select taken_back into v_taken_back from coupon_transition
      where from_status = old.status and to_status = new.status;
    if v_taken_back is null or v_taken_back and 'open' is distinct from (
      select status from coupon_settlement where coupon_id = old.coupon_id order by version desc limit 1) then
      raise exception 'coupon % cannot go from % to %', old.coupon_id, old.status, new.status
        using errcode = 'LV030';
    end if;
  end if;
  if new.status <> 'open' then
    new.review_since := null;
  end if;
  new.version := old.version + 1;
  return new;
end $$;

-- Who decided it, as which account, and why; the clock and the feed give no reason.
alter table settlement_due add column actor text not null default 'system', add column reason text;

-- Rulings that take money back wait for a second person from this sum on, minor units of whatever currency
-- was paid.
alter table tenant add column two_persons_from bigint not null default 100000 check (two_persons_from >= 0);

create table result_request (
  request_id integer generated by default as identity primary key,
  tenant_id integer not null references tenant,
  match_id integer not null references match,
  -- What rule_match is to do; its version is that of the match when it was asked.
  ruling jsonb not null,
  asked_by integer not null references staff,
  reason text not null,
  -- What it concerned when it was asked: [{"currency", "open", "stake", "settled", "paid"}].
  impact jsonb not null,
  asked_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '24 hours',
  status text not null default 'waiting' check (status in ('waiting', 'done', 'refused')),
  decided_by integer references staff,
  decided_at timestamptz,
  check ((status = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint result_request_two_persons check (status <> 'done' or decided_by <> asked_by)
);
create index result_request_match on result_request (match_id, tenant_id);

alter table audit_entry drop constraint audit_entry_target_kind_check;
alter table audit_entry add constraint audit_entry_target_kind_check
  check (target_kind in ('user', 'dealer', 'coupon', 'staff', 'tenant', 'match'));
