-- Secrets that the house must read again are sealed with a key that is not in the database (D102). The house
-- seals what is plain at its next start with a key; a development house without one has them plain.
alter table staff
  alter column totp_secret drop not null,
  add column totp_sealed bytea check (length(totp_sealed) between 53 and 101),
  add constraint staff_one_totp_secret check ((totp_secret is null) <> (totp_sealed is null));

-- Who gave an account its password and second factor, and so can act as it: they are no second person for
-- each other for a day (D95). Null: a command of the operator. Of older accounts nobody knows who did.
alter table staff
  add column access_given_by integer references staff,
  add column access_given_at timestamptz not null default now();
update staff set access_given_at = created_at;

-- A hand-off is redeemed only by the browser that arrived with its ticket (D49): the host that it leads to
-- has exchanged the ticket's hash for that of a cookie of its own.
alter table handoff add column arrived boolean not null default false;
