-- Limits of dealers hold at each bet (I10): every house hears of a changed dealer, and a coupon keeps the
-- limits it was placed under.

create function dealer_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('livery_dealer', new.dealer_id::text);
  return null;
end $$;
create trigger dealer_changed after update on dealer for each row execute function dealer_changed();

-- {"minTip", "minStake", "maxStake", "maxPay", "minOdds", "maxOdds"}: the tightest on the path at that
-- moment, minor units and thousandths; {"player": version, "dealers": [[id, version]]}: of what. Null in
-- coupons from before that was kept.
alter table coupon add column limits jsonb;
