-- What a shopper reads beside the goods: what they fit, and what others say and ask about them.

-- When the texts, facts or pictures of a product were last written, for search engines.
alter table products add column changed_at timestamptz not null default now();

-- The devices that an accessory is made for, by maker and model; the store need not sell them.
create table product_fits (
  product_code text not null references products (code) on delete cascade,
  brand_id integer not null references brands (id),
  model text not null check (length(model) between 1 and 120),
  primary key (product_code, brand_id, model)
);
create index product_fits_by_device on product_fits (brand_id, model, product_code);
create index products_by_model on products (brand_id, model, category_id) where status = 'active';

-- A text stands in the language it was written in; a translation into the store's other language may stand beside it.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_code text not null references products (code) on delete cascade,
  customer_id uuid references customers (id),
  author text not null,
  rating integer not null check (rating between 1 and 5),
  language text not null check (language in ('en', 'es')),
  title text not null check (length(title) between 1 and 120),
  comment text not null check (length(comment) between 1 and 2000),
  title_translated text,
  comment_translated text,
  search_text text not null,
  images jsonb not null default '[]',
  is_verified_buyer boolean not null default false,
  votes integer not null default 0 check (votes >= 0),
  created_at timestamptz not null,
  check ((title_translated is null) = (comment_translated is null))
);
create unique index reviews_one_each on reviews (product_code, customer_id);
create index reviews_by_age on reviews (product_code, created_at desc, id);
create index reviews_by_votes on reviews (product_code, votes desc, created_at desc, id);
create index reviews_by_rating on reviews (product_code, rating desc, created_at desc, id);

-- `votes` counts who voted, `score` is those in favour less those against.
create table questions (
  id uuid primary key default gen_random_uuid(),
  product_code text not null references products (code) on delete cascade,
  customer_id uuid references customers (id),
  author text not null,
  language text not null check (language in ('en', 'es')),
  text text not null check (length(text) between 1 and 1000),
  text_translated text,
  search_text text not null,
  votes integer not null default 0 check (votes >= 0),
  score integer not null default 0 check (abs(score) <= votes),
  answers_count integer not null default 0 check (answers_count >= 0),
  created_at timestamptz not null
);
create index questions_by_age on questions (product_code, created_at desc, id);

create table answers (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references questions (id) on delete cascade,
  customer_id uuid references customers (id),
  author text not null,
  is_store boolean not null default false,
  language text not null check (language in ('en', 'es')),
  text text not null check (length(text) between 1 and 2000),
  text_translated text,
  search_text text not null,
  votes integer not null default 0 check (votes >= 0),
  score integer not null default 0 check (abs(score) <= votes),
  created_at timestamptz not null
);
create index answers_by_question on answers (question_id, score desc, created_at, id);
