-- The mail about the orders of a request, until its payments are captured: one whose payment is declined at once gets none.
alter table order_attempts add column placed_mail jsonb;
