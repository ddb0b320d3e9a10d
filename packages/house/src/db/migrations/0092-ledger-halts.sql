-- A tenant whose books do not hold is read-only until somebody lifts that; and how far the auditor has come.

create table ledger_halt (
  halt_id bigint generated always as identity primary key,
  tenant_id integer not null references tenant,
  at timestamptz not null default clock_timestamp(),
  -- [{"rule", "what"}], the first hundred.
  breaches jsonb not null check (jsonb_typeof(breaches) = 'array'),
  lifted_at timestamptz,
  lifted_by text,
  lift_reason text check (length(lift_reason) between 1 and 500),
  check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null))
);
create unique index ledger_halt_now on ledger_halt (tenant_id) where lifted_at is null;

create table ledger_audited (
  tenant_id integer primary key references tenant,
  -- The last seal that was looked at.
  position bigint not null default 0,
  at timestamptz not null,
  -- When the whole ledger was looked at.
  whole_at timestamptz
);

-- What the house itself does is in the audit too: no account of the panel did it.
alter table audit_entry alter column staff_id drop not null;
alter table audit_entry drop constraint audit_entry_target_kind_check;
alter table audit_entry add constraint audit_entry_target_kind_check
  check (target_kind in ('user', 'dealer', 'coupon', 'staff', 'tenant', 'match'));
