-- Payments that testers make in the test apps of mobile wallets and banks; a deposit whose player enters the transaction ID of one is credited.
CREATE TABLE hand_payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deposit_id bigint NOT NULL REFERENCES deposit (id),
  transaction_number text NOT NULL,
  provider text NOT NULL,
  number text NOT NULL,
  action text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  confirms_at timestamptz
);
CREATE INDEX hand_payment_deposit ON hand_payment (deposit_id);
CREATE INDEX hand_payment_transaction ON hand_payment (transaction_number);
CREATE INDEX hand_payment_due ON hand_payment (confirms_at) WHERE confirms_at IS NOT NULL;
