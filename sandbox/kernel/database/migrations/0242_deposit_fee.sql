-- What the provider asked for beyond the amount when a deposit was begun. Deposits of before were asked for the rates of that time.
ALTER TABLE deposit ADD COLUMN fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0);
UPDATE deposit SET fee = 1500 WHERE method = 'card';
