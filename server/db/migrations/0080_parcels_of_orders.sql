-- The carrier that has an order of national shipping and the number by which it finds the parcel, beside the step at which
-- staff named them (ORDER-27).
alter table order_events add column carrier text, add column parcel_number text;
