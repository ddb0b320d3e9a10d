-- What takes up a dealer's exposure is found among the coupons that wait, not among all that ever were
-- placed.

create index coupon_exposed on coupon (player_id) include (coupon_id, exposure, stake) where exposure > 0;
