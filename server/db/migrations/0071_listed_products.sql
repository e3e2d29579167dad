-- What a retailer's own list says of a product.

-- The digits below the bars of its package (EAN, UPC, GTIN), as the list has them. Scanners add or drop leading zeros.
alter table products add column barcode text check (barcode ~ '^[0-9]{8,14}$');
create index products_by_barcode on products (ltrim(barcode, '0')) where barcode is not null;

-- Since when a full list lacks the product, which hid it; null for a product that staff hid. It is shown again when a list has it again.
alter table products add column delisted_at timestamptz;
