-- The place of a line among those of its cart, so that an order lists its products as the cart did. Null in what earlier
-- releases wrote, which is listed by product code.
alter table verification_lines add column position smallint;
alter table order_lines add column position smallint;
