-- How long after its last part a withdrawal counts as received without a word, as the merchant had it when it was asked for (S4.16).
ALTER TABLE withdrawal
  ADD COLUMN receipt_minutes integer NOT NULL DEFAULT 30 CHECK (receipt_minutes > 0);
