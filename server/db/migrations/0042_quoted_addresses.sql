-- Until when an active quotation with delivery goes to an address (ACCOUNT-86); null where none does.
alter table addresses add column quoted_until timestamptz;
