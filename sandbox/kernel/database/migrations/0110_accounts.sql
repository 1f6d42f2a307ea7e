-- Wrong logins are counted for every name that is tried, whether it is anybody's or not.
ALTER TABLE member
  DROP COLUMN failed_logins,
  DROP COLUMN locked_until,
  ADD COLUMN avatar smallint NOT NULL DEFAULT 1 CHECK (avatar BETWEEN 1 AND 12),
  ADD COLUMN last_login_country text CHECK (last_login_country ~ '^[A-Z]{2}$'),
  ADD COLUMN last_login_user_agent text;

CREATE TABLE login_failure (
  merchant_code text NOT NULL REFERENCES merchant (code),
  name text NOT NULL,
  failures smallint NOT NULL CHECK (failures > 0),
  last_at timestamptz NOT NULL,
  rests_until timestamptz,
  PRIMARY KEY (merchant_code, name)
);

CREATE TABLE verification_code (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL REFERENCES merchant (code),
  purpose text NOT NULL,
  recipient text NOT NULL,
  code_hash text NOT NULL,
  wrong_tries smallint NOT NULL DEFAULT 0 CHECK (wrong_tries >= 0),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX verification_code_newest ON verification_code (merchant_code, purpose, recipient, sent_at DESC);

CREATE TABLE one_time_token (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('login', 'password-reset', 'step-up')),
  member_id uuid NOT NULL REFERENCES member (id),
  bound_to text NOT NULL,
  wrong_tries smallint NOT NULL DEFAULT 0 CHECK (wrong_tries >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX one_time_token_by_member ON one_time_token (member_id, purpose);

CREATE TABLE captcha (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL REFERENCES merchant (code),
  answer text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE solved_human_check (
  signature text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

CREATE TABLE authenticator (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  secret text NOT NULL,
  confirmed_at timestamptz,
  last_counter bigint NOT NULL DEFAULT 0
);

-- How a member came to be.
CREATE TABLE registration (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  method text NOT NULL CHECK (method IN ('username', 'mobile', 'freeplay')),
  domain text,
  register_url text,
  ip text NOT NULL,
  at timestamptz NOT NULL
);

CREATE TABLE terms_acceptance (
  member_id uuid NOT NULL REFERENCES member (id),
  version date NOT NULL,
  ip text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, version)
);
