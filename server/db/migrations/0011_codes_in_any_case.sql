-- Whoever types a product's code into an address may type it in small letters.

create index products_by_code_in_any_case on products (upper(code));
