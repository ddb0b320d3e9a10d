-- The three-way market of the first half (60 by the feed's numbers), and the half-time score that settles it.

update market_type set list_order = list_order + 1 where list_order > 1;
insert into market_type values (60, 'market.60', 2);
insert into market_type_outcome values (60, 1, 'home', 1), (60, 2, 'draw', 2), (60, 3, 'away', 3);

alter table live_match add column half_time integer[] check (cardinality(half_time) = 2);
alter table live_match add column half_decided boolean not null default false;
create index live_match_half on live_match (match_id) where half_time is not null and not half_decided;
