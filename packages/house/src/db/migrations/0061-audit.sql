-- What staff changed, before and after: append-only, as the ledger (I2).

create table audit_entry (
  audit_id bigint generated always as identity primary key,
  tenant_id integer not null references tenant,
  at timestamptz not null default house_now(),
  staff_id integer not null references staff,
  -- As they were at that moment.
  actor text not null,
  role text not null,
  dealer_id integer references dealer,
  action text not null,
  target_kind text not null check (target_kind in ('user', 'dealer', 'coupon', 'staff')),
  target_id bigint not null,
  target_name text not null,
  -- [{"field", "before", "after"}]; money in minor units.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  reason text
);
create index audit_entry_tenant on audit_entry (tenant_id, audit_id desc);
create index audit_entry_dealer on audit_entry (dealer_id, audit_id desc) where dealer_id is not null;
create index audit_entry_target on audit_entry (target_kind, target_id, audit_id desc);

create function audit_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only' using errcode = 'LV002';
end $$;
create trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function audit_append_only();
revoke update, delete, truncate on audit_entry from public, current_user;
