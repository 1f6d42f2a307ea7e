-- What the sender of a transfer between members wrote to it.
ALTER TABLE fund_transfer ADD COLUMN note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 140);
