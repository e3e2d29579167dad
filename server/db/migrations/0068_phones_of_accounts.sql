-- The phone that a customer buys accessories for, as `lumen/Aria 12`. Null where none was chosen, empty where it was removed.
alter table customer_settings add column phone text check (phone = '' or length(phone) between 3 and 181);
