-- What a player has set for themselves. A value is minor units of money, or minutes for the session.
CREATE TABLE player_limit (
  member_id uuid NOT NULL REFERENCES member (id),
  name text NOT NULL CHECK (name IN (
    'deposit-day', 'deposit-week', 'deposit-month', 'loss-day', 'loss-week', 'loss-month', 'session'
  )),
  value bigint NOT NULL CHECK (value >= 0),
  since timestamptz NOT NULL,
  PRIMARY KEY (member_id, name)
);

-- A raise that was asked for and has not been confirmed; without a value the limit is to go.
CREATE TABLE player_limit_raise (
  member_id uuid NOT NULL,
  name text NOT NULL,
  value bigint CHECK (value > 0),
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, name),
  FOREIGN KEY (member_id, name) REFERENCES player_limit (member_id, name) ON DELETE CASCADE
);

CREATE TABLE reality_check (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  minutes smallint NOT NULL CHECK (minutes IN (15, 30, 60))
);

-- The sitting that a player is in, or was in last.
CREATE TABLE sitting (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  started_at timestamptz NOT NULL,
  last_played_at timestamptz NOT NULL,
  checked_at timestamptz NOT NULL,
  staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0)
);

-- Breaks that players have taken. Nothing shortens or ends one.
CREATE TABLE exclusion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('time-out', 'self-exclusion')),
  scope text NOT NULL CHECK (scope IN ('brand', 'licensee')),
  started_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > started_at)
);
CREATE INDEX exclusion_by_member ON exclusion (member_id, started_at DESC);

-- What a player lost, and what happened to their money, in a span of time.
CREATE INDEX ledger_transaction_by_member ON ledger_transaction (member_id, at DESC);
