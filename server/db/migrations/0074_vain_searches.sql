-- Texts that shoppers searched and found nothing for, and how often on each day of the store: what a retailer's own synonyms are made from. Nobody's
-- name is beside a text, and what may be an address, a telephone or a number is not written (domain/search/vain-search.ts).
create table vain_searches (
  text text not null check (char_length(text) between 2 and 60),
  day date not null,
  times int not null check (times > 0),
  primary key (text, day)
);
create index vain_searches_by_day on vain_searches (day);
