CREATE TABLE member (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL REFERENCES merchant (code),
  account text NOT NULL,
  type smallint NOT NULL CHECK (type IN (0, 1, 2, 4, 41, 42)),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'closed')),
  password_hash text NOT NULL,
  payment_password_hash text,
  nickname text NOT NULL,
  real_name text NOT NULL DEFAULT '',
  email text,
  mobile text CHECK (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  profile jsonb NOT NULL DEFAULT '{}',
  referral_code text NOT NULL,
  upline_id uuid REFERENCES member (id),
  vip_level smallint NOT NULL DEFAULT 0 CHECK (vip_level >= 0),
  created_at timestamptz NOT NULL,
  first_login_at timestamptz,
  last_login_at timestamptz,
  last_login_ip text,
  password_changed_at timestamptz NOT NULL,
  failed_logins smallint NOT NULL DEFAULT 0 CHECK (failed_logins >= 0),
  locked_until timestamptz,
  excluded_until timestamptz,
  UNIQUE (merchant_code, referral_code),
  CHECK (upline_id <> id)
);
CREATE UNIQUE INDEX member_by_account ON member (merchant_code, lower(account));
CREATE UNIQUE INDEX member_by_mobile ON member (merchant_code, mobile) WHERE mobile IS NOT NULL;
CREATE UNIQUE INDEX member_by_email ON member (merchant_code, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX member_by_upline ON member (upline_id);

CREATE TABLE registered_ip (
  member_id uuid NOT NULL REFERENCES member (id),
  ip text NOT NULL,
  registered_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, ip)
);

CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL UNIQUE,
  member_id uuid NOT NULL REFERENCES member (id),
  merchant_code text NOT NULL REFERENCES merchant (code),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX session_by_member ON session (member_id, created_at DESC);
