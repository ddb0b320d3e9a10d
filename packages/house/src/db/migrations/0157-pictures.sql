-- Pictures that a tenant's staff uploaded for its sites (D93), named by the hash of their bytes.

create table picture (
  picture_id bigint generated always as identity primary key,
  tenant_id integer not null references tenant,
  hash bytea not null check (length(hash) = 32),
  -- WebP, as the house encoded it.
  content bytea not null check (length(content) between 1 and 4194304),
  created_at timestamptz not null default now(),
  unique (tenant_id, hash)
);
-- It is compressed already.
alter table picture alter column content set storage external;

-- What the picture of a bonus shows, for who does not see it.
alter table bonus_text add column alt text not null default '' check (length(alt) <= 300);

alter table audit_entry drop constraint audit_entry_target_kind_check;
alter table audit_entry add constraint audit_entry_target_kind_check
  check (target_kind in ('user', 'dealer', 'coupon', 'staff', 'tenant', 'match', 'transfer', 'payment_method',
    'payment_category', 'bonus', 'bonus_request', 'picture'));
