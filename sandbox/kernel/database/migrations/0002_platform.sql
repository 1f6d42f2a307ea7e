CREATE TABLE setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);

CREATE TABLE event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid,
  type text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX event_newest ON event (merchant_code, id);

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  at timestamptz NOT NULL,
  CHECK ((channel = 'email') = (subject IS NOT NULL))
);
CREATE INDEX outbox_by_recipient ON outbox (recipient, id);

CREATE TABLE job (
  name text PRIMARY KEY,
  last_run_at timestamptz NOT NULL
);

CREATE TABLE payload_key (
  kid text PRIMARY KEY,
  generation integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  private_jwk jsonb NOT NULL
);

CREATE TABLE payload_nonce (
  nonce text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE TABLE idempotent_answer (
  owner text NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  value json NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (owner, operation, key)
);

CREATE TABLE rate_window (
  name text PRIMARY KEY,
  calls integer NOT NULL,
  ends_at timestamptz NOT NULL
);
