-- What tells the payment of a deposit from others: its transaction ID in capitals and without anything but letters and digits, for the
-- same payment can be written with hyphens and without.
DROP INDEX deposit_by_transaction;
CREATE INDEX deposit_by_transaction
  ON deposit (merchant_code, method, upper(regexp_replace(transaction_number, '[^A-Za-z0-9]', '', 'g')))
  WHERE transaction_number IS NOT NULL;
