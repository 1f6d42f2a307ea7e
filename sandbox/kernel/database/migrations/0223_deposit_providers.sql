-- Who carries a deposit (none for those of earlier days: the first of the method), and what its player says that they sent,
-- where that is something else than what was asked for. When the test provider says that it was paid, where that is later than
-- the press on its page. Amounts are minor units.
ALTER TABLE deposit
  ADD COLUMN provider text,
  ADD COLUMN sent_amount bigint CHECK (sent_amount > 0),
  ADD COLUMN provider_pays_at timestamptz,
  ADD COLUMN sent_as text CHECK (sent_as IN ('send-money', 'cash-out', 'payment', 'bank-transfer'));
CREATE INDEX deposit_by_transaction ON deposit (merchant_code, method, transaction_number)
  WHERE transaction_number IS NOT NULL;
