-- From here on the house works with the roles of access.sql (D101). An older version would write its
-- functions over those that they need: this migration keeps it from starting.

-- Whoever creates a player or a dealer may not write accounts.
alter function player_account() security definer set search_path = public, pg_temp;
alter function dealer_account() security definer set search_path = public, pg_temp;

-- A view reads with the rights of its reader, so that row-level security holds.
alter view registration_dealer set (security_invoker = true);
