-- The total that the last refusal with another total showed for a reservation: a request may accept that one alone.
alter table verifications add column shown_total_centavos bigint;
