-- The language in which the customer ordered: mails about the order come in it, unless the account has chosen one.
alter table orders add column language text check (language in ('en', 'es'));
