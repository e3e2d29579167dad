-- A gift card is found by its code without the hyphens that are printed between its groups.
create index gift_cards_by_compared_code on gift_cards (replace(code, '-', ''));
