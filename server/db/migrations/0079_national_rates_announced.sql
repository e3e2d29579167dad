-- Pages of products and the policy of deliveries say what national shipping costs; staff change its rates by hand.
create trigger national_rates_announced after insert or update or delete on national_rates for each statement execute function announce_rows();
