-- What tells the payment of a deposit from others: its transaction ID in capitals and without anything but letters and digits, for the
-- same payment can be written with hyphens and without.
ALTER TABLE deposit ADD COLUMN transaction_key text
  GENERATED ALWAYS AS (upper(regexp_replace(transaction_number, '[^A-Za-z0-9]', '', 'g'))) STORED;
DROP INDEX deposit_by_transaction;
CREATE INDEX deposit_by_transaction ON deposit (merchant_code, method, transaction_key)
  WHERE transaction_key IS NOT NULL;
