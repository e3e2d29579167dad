-- What a list calls the group of siblings of a product, so that a sibling that is imported later gets the same model
-- (IMPORT-22).
alter table products add column siblings text;
create index products_siblings on products (siblings) where siblings is not null;
