-- Searches are answered from memory (decisions 020, 021): nothing reads this any more.
alter table products drop column search_text;
