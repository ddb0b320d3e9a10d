-- Several houses on one database: by which name their news goes, and where the publisher's node answers the
-- others.

alter table live_lease
  -- Names the feed of this database where several databases share a broker.
  add column feed uuid not null default gen_random_uuid(),
  -- Address of the node that has the lease ("http://10.0.0.5:4300"), and the secret of its term: who can read
  -- it may ask, and knows by it whose news is true.
  add column url text not null default '',
  add column secret text not null default '';
