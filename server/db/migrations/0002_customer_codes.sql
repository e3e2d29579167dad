-- The codes of customers that register themselves: C100001 and so on. Imported customers bring their own.
create sequence customer_codes start with 100001;
