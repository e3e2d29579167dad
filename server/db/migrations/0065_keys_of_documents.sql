-- What of the number of a bank document, or of the name of a bank, tells it from others: letters and digits alone, without
-- capitals and accents, also where they are written as wide characters.
create function document_key(written text) returns text language sql immutable strict parallel safe
  return regexp_replace(lower(normalize(written, nfkd)), '[^[:alnum:]]', '', 'g');
create index deposit_proofs_by_document_key on deposit_proofs (document_key(document_id), document_key(bank));
create index deposits_by_document_key on deposits (document_key(document_id), document_key(bank));

-- The language in which the customer filed a proof, for the mail about it.
alter table deposit_proofs add column language text check (language in ('en', 'es'));
