-- The signature of a settings document (D104), made on the operator's machine with a key that this house does
-- not have: whoever can write here can store other settings, and no brand that names a key takes them.

alter table site_settings add column signature text check (signature ~ '^[A-Za-z0-9_-]{86}$');
