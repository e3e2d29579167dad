-- What staff have written at a step, in each language in which they wrote it (ORDER-32). `note` is what they wrote without
-- naming its language.
alter table order_events add column note_en text, add column note_es text;
