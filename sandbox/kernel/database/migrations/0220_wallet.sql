-- A deposit on its way to a wallet. Amounts are minor units.
CREATE TABLE deposit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  merchant_code text NOT NULL,
  member_id uuid NOT NULL,
  method text NOT NULL CHECK (method IN ('mobile-wallet', 'bank', 'card', 'crypto')),
  amount bigint NOT NULL CHECK (amount > 0),
  promotion text,
  state text NOT NULL CHECK (state IN ('created', 'pending', 'paid', 'expired', 'rejected')),
  transaction_number text,
  return_url text,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  closed_at timestamptz,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  CHECK ((state IN ('created', 'pending')) = (closed_at IS NULL))
);
CREATE INDEX deposit_by_member ON deposit (member_id, created_at DESC);
CREATE INDEX deposit_open ON deposit (expires_at) WHERE closed_at IS NULL;

-- Where a player's withdrawals go.
CREATE TABLE payout_account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL,
  member_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mobile-wallet', 'bank', 'crypto')),
  provider text NOT NULL,
  holder text NOT NULL,
  number text NOT NULL,
  bound_at timestamptz NOT NULL,
  removed_at timestamptz,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code)
);
CREATE UNIQUE INDEX payout_account_once ON payout_account (merchant_code, kind, provider, number)
  WHERE removed_at IS NULL;
CREATE INDEX payout_account_by_member ON payout_account (member_id, bound_at);

-- A withdrawal on its way out. What of it was paid, and the fee in that, grows part by part.
CREATE TABLE withdrawal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  merchant_code text NOT NULL,
  member_id uuid NOT NULL,
  payout_account_id uuid NOT NULL REFERENCES payout_account (id),
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee BETWEEN 0 AND amount),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND amount),
  paid_fee bigint NOT NULL DEFAULT 0 CHECK (paid_fee BETWEEN 0 AND fee),
  parts smallint NOT NULL DEFAULT 0,
  state text NOT NULL CHECK (state IN ('in-process', 'approved', 'paying', 'paid', 'rejected')),
  receipt text CHECK (receipt IN ('confirmed', 'automatic', 'forced')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_paid_at timestamptz,
  closed_at timestamptz,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  CHECK ((state IN ('paid', 'rejected')) = (closed_at IS NOT NULL)),
  CHECK ((state = 'paid') = (receipt IS NOT NULL)),
  CHECK (state <> 'paid' OR paid = amount)
);
CREATE INDEX withdrawal_by_member ON withdrawal (member_id, created_at DESC);
CREATE INDEX withdrawal_unconfirmed ON withdrawal (last_paid_at) WHERE state = 'paying';

-- A transfer between two wallets of a member, or from a member to another of their line.
CREATE TABLE fund_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  merchant_code text NOT NULL,
  member_id uuid NOT NULL,
  from_vendor text REFERENCES vendor (code),
  to_vendor text REFERENCES vendor (code),
  to_member_id uuid,
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  FOREIGN KEY (to_member_id, merchant_code) REFERENCES member (id, merchant_code),
  CHECK (num_nonnulls(from_vendor, to_vendor, to_member_id) = 1)
);
CREATE INDEX fund_transfer_by_member ON fund_transfer (member_id, at DESC);
CREATE INDEX fund_transfer_by_receiver ON fund_transfer (to_member_id, at DESC);
