-- New players by themselves (§5): which dealer they come to stand below, what is theirs alone, how they came;
-- security codes.

-- The dealer below whom new players of the site stand; null: the tenant's first top dealer.
alter table site add column dealer_id integer references dealer;

-- In which currencies a site opens accounts, and below whom: its own dealer before the tenant's first top
-- dealer of a currency.
create view registration_dealer as
select distinct on (site.site_id, dealer.currency) site.site_id, dealer.currency, dealer.dealer_id
from site join dealer on dealer.tenant_id = site.tenant_id
  and (dealer.dealer_id = site.dealer_id or site.dealer_id is null and dealer.depth = 1)
where dealer.status = 'active'
order by site.site_id, dealer.currency, dealer.dealer_id;

-- What nobody else of a site may have: an address or number in the form in which two spellings of it are the
-- same text.
create table player_identity (
  site_id integer not null references site,
  kind text not null check (kind in ('email', 'mobile', 'idNumber')),
  value text not null,
  tenant_id integer not null references tenant,
  player_id integer not null references player on delete cascade,
  constraint player_identity_taken primary key (site_id, kind, value),
  constraint player_identity_one_a_kind unique (player_id, kind)
);

-- How a player registered; the key makes a repetition of the request the same account (D21, D54).
create table registration (
  player_id integer primary key references player on delete cascade,
  tenant_id integer not null references tenant,
  site_id integer not null references site,
  key text check (length(key) between 8 and 128),
  -- Of everything but password and security code.
  body_hash bytea not null,
  affiliate_user text,
  promotion_code text,
  address text not null,
  at timestamptz not null default now(),
  constraint registration_key unique (site_id, key)
);

-- A security code is good once. The answer of a request that may have been lost is good again for the same
-- request alone.
create table captcha (
  captcha_hash bytea primary key check (length(captcha_hash) = 32),
  tenant_id integer not null references tenant,
  site_id integer not null references site,
  answer_hash bytea not null check (length(answer_hash) = 32),
  -- Null: nobody has tried it. Empty: it is worth nothing any more. Else the hash of the request that it was
  -- right for.
  used_for bytea,
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index captcha_expires on captcha (expires_at);
