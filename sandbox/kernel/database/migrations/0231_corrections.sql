-- The cashier puts a wrong booking right by another one; nothing that was booked is changed.
ALTER TABLE ledger_transaction DROP CONSTRAINT ledger_transaction_kind_check;
ALTER TABLE ledger_transaction ADD CONSTRAINT ledger_transaction_kind_check CHECK (kind IN (
  'deposit', 'withdrawal-hold', 'withdrawal-release', 'withdrawal',
  'wallet-transfer', 'member-transfer', 'stake', 'win', 'bonus', 'rebate', 'correction',
  'points-earned', 'points-redeemed', 'points-converted',
  'dividend', 'daily-salary', 'hourly-salary', 'real-time-salary'
));
