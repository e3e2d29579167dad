-- An address has its house and its number as two fields, and says in the customer's words how to find it.
alter table addresses
  add column number text not null default '',
  add column directions text not null default '';
