-- A gift card belongs to nobody until a customer redeems its code.
alter table balances alter column customer_id drop not null,
  add constraint balances_owned check (customer_id is not null or kind = 'gift_card');
