-- A branch that opens or closes: what lies there counts, or counts no more.
create trigger branches_opened after update of active on branches for each statement execute function note_all_products();
