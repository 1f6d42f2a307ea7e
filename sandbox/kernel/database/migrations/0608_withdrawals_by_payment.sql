-- What was paid out counts when it was paid, part by part, as the books have it.
CREATE INDEX ledger_transaction_paid_out ON ledger_transaction (merchant_code, at) WHERE kind = 'withdrawal';
DROP INDEX withdrawal_paid;
