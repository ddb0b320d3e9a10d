-- Volleyball, and the markets of sports that are played in sets: handicap (188) and total (314) of sets.

insert into sport (sport_id, name, list_order) values (23, 'Volleyball', 6) on conflict do nothing;

insert into market_type (market_type_id, name, list_order)
  values (188, 'market.188', 220), (314, 'market.314', 230);
insert into market_type_outcome values
  (188, 1714, 'home_handicap', 1), (188, 1715, 'away_handicap', 2), (314, 12, 'over', 1),
  (314, 13, 'under', 2);
