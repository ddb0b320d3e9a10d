-- Crossing to a site's other host with session and slip (D49): codes, and sessions that end together.

-- The session that this one came from by a hand-off, or by a chain of them; null for one that was signed in.
alter table session add column origin_hash bytea references session (session_hash) on delete cascade;
create index session_origin on session (origin_hash) where origin_hash is not null;

alter table session drop constraint session_ended_reason_check;
alter table session add constraint session_ended_reason_check
  check (ended_reason in ('logout', 'password_changed', 'passive', 'operator', 'replaced'));

-- A code is deleted as it is used: there is no second time. Only its hash is kept, as of a session.
create table handoff (
  code_hash bytea primary key check (length(code_hash) = 32),
  tenant_id integer not null references tenant,
  site_id integer not null references site,
  to_host text not null,
  session_hash bytea references session on delete cascade,
  -- JSON text as it came; the house does not look into it.
  slip text check (octet_length(slip) <= 16384),
  expires_at timestamptz not null default now() + interval '30 seconds',
  check (session_hash is not null or slip is not null)
);
create index handoff_expires on handoff (expires_at);

-- Who signs out on one host is signed out on the other. A new password ends every session but the one that
-- chose it, each by itself; nothing more may end with them.
create function session_ends_with_its_kin() returns trigger language plpgsql as $$
begin
  update session set ended_at = new.ended_at, ended_reason = new.ended_reason
  where ended_at is null and session_hash <> new.session_hash
    and (session_hash = new.origin_hash or origin_hash = coalesce(new.origin_hash, new.session_hash));
  return null;
end $$;
create trigger session_ends_with_its_kin after update of ended_at on session for each row
  when (new.ended_at is not null and old.ended_at is null and new.ended_reason in ('logout', 'operator'))
  execute function session_ends_with_its_kin();
