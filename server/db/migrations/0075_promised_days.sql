-- Within how many working days the carrier of an order arrives, as its checkout promised. Null for the other methods, and
-- for orders of earlier releases.
alter table orders add column promised_days smallint check (promised_days between 1 and 60);
