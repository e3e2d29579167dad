-- The demo of the first release counted reviews that nobody could read. An average that a price list gave has no count, and stays.
update products set reviews_count = 0, rating_average = 0
where reviews_count > 0 and not exists (select from reviews r where r.product_code = products.code);
