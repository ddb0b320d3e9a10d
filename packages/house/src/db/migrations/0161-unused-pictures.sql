-- Uploaded pictures that nothing shows are deleted: not before this time, which an upload and each look that
-- finds the picture in use move on. An upload comes before the form that uses it.

alter table picture add column stored_until timestamptz not null default now() + interval '1 day';
create index picture_stored_until on picture (stored_until);
