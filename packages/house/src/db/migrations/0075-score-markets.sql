-- Markets that a score decides, by the feed's numbers: handicaps, draw no bet, odd and even, correct score,
-- both halves, more of the first half, and who wins in the end.

insert into market_type (market_type_id, name, list_order)
  select id, 'market.' || id, 0
    from unnest(array[11, 14, 16, 26, 45, 47, 63, 64, 65, 66, 68, 74, 75, 406]) id;
update market_type set list_order = 10 * ordered.place
  from unnest(array[1, 60, 10, 18, 16, 29, 11, 14, 26, 47, 45, 63, 64, 66, 65, 68, 75, 74, 406, 186, 219])
    with ordinality ordered (id, place)
  where market_type_id = ordered.id;

insert into market_type_outcome (market_type_id, outcome_id, name, list_order)
  select types.id, outcomes.id, outcomes.name, outcomes.place
  from (values
    (array[63], array[9, 10, 11], array['home_or_draw', 'home_or_away', 'draw_or_away']),
    (array[11, 64, 406], array[4, 5], array['home', 'away']),
    (array[14, 65], array[1711, 1712, 1713], array['home_start', 'draw_start', 'away_start']),
    (array[16, 66], array[1714, 1715], array['home_handicap', 'away_handicap']),
    (array[68], array[12, 13], array['over', 'under']),
    (array[26, 74], array[70, 72], array['odd', 'even']),
    (array[75], array[74, 76], array['yes', 'no']),
    (array[47], array[418, 420, 422, 424, 426, 428, 430, 432, 434],
      array['home/home', 'home/draw', 'home/away', 'draw/home', 'draw/draw', 'draw/away', 'away/home',
        'away/draw', 'away/away'])
  ) kinds (markets, outcomes, names)
  cross join unnest(kinds.markets) types (id)
  cross join unnest(kinds.outcomes, kinds.names) with ordinality outcomes (id, name, place);

-- 274 is 0:0, 276 is 1:0, 284 is 0:1 and so on to 322, 4:4; 324 is every other score.
insert into market_type_outcome (market_type_id, outcome_id, name, list_order)
  select 45, 274 + 2 * (home + 5 * away), home || ':' || away, 1 + home + 5 * away
  from generate_series(0, 4) home cross join generate_series(0, 4) away
  union all select 45, 324, 'other_score', 26;
