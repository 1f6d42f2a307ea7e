-- Accounts elsewhere that members log in with: one member for each identity.
CREATE TABLE social_identity (
  merchant_code text NOT NULL REFERENCES merchant (code),
  provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
  subject text NOT NULL,
  member_id uuid NOT NULL REFERENCES member (id),
  bound_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_code, provider, subject)
);
CREATE INDEX social_identity_by_member ON social_identity (member_id);

-- Identities that were proven and are nobody's yet.
CREATE TABLE social_newcomer (
  token_hash text PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  provider text NOT NULL,
  subject text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Codes of the stand-in for identity providers.
CREATE TABLE identity_code (
  code_hash text PRIMARY KEY,
  provider text NOT NULL,
  client_id text NOT NULL,
  redirect_uri text NOT NULL,
  code_challenge text NOT NULL,
  nonce text NOT NULL,
  subject text NOT NULL,
  expires_at timestamptz NOT NULL
);
