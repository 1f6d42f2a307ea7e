-- What an agent is paid by for their team. A rate is in basis points. No offerer means the operator.
CREATE TABLE contract (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL REFERENCES merchant (code),
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  period text CHECK (period IN ('daily', 'weekly', 'semimonthly', 'monthly')),
  offerer_id uuid,
  agent_id uuid NOT NULL,
  rate integer NOT NULL CHECK (rate BETWEEN 1 AND 10000),
  state text NOT NULL CHECK (state IN ('offered', 'accepted', 'rejected', 'terminated')),
  offered_at timestamptz NOT NULL,
  accepted_at timestamptz,
  closed_at timestamptz,
  settled_until timestamptz,
  FOREIGN KEY (offerer_id, merchant_code) REFERENCES member (id, merchant_code),
  FOREIGN KEY (agent_id, merchant_code) REFERENCES member (id, merchant_code),
  CHECK ((kind = 'dividend') = (period IS NOT NULL)),
  CHECK (state NOT IN ('offered', 'rejected') OR accepted_at IS NULL),
  CHECK (state <> 'accepted' OR accepted_at IS NOT NULL),
  CHECK ((state IN ('offered', 'accepted')) = (closed_at IS NULL)),
  CHECK ((accepted_at IS NULL) = (settled_until IS NULL)),
  CHECK (settled_until BETWEEN accepted_at AND coalesce(closed_at, settled_until))
);
CREATE UNIQUE INDEX contract_in_force ON contract (agent_id, kind) WHERE state = 'accepted';
CREATE UNIQUE INDEX contract_on_offer ON contract (agent_id, kind) WHERE state = 'offered';
CREATE INDEX contract_by_agent ON contract (agent_id, offered_at DESC);
CREATE INDEX contract_by_offerer ON contract (offerer_id, offered_at DESC);
CREATE INDEX contract_to_settle ON contract (merchant_code, kind)
  WHERE accepted_at IS NOT NULL AND (closed_at IS NULL OR settled_until < closed_at);

-- What a contract paid for a period, once. Amounts are minor units; a net is what the team won, below zero where it lost.
CREATE TABLE commission (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL,
  contract_id uuid NOT NULL REFERENCES contract (id),
  agent_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  rate integer NOT NULL,
  period_from timestamptz NOT NULL,
  period_until timestamptz NOT NULL,
  players integer NOT NULL CHECK (players > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  net bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  paid_at timestamptz NOT NULL,
  FOREIGN KEY (agent_id, merchant_code) REFERENCES member (id, merchant_code),
  CHECK (period_from < period_until),
  UNIQUE (contract_id, period_from)
);
CREATE INDEX commission_by_agent ON commission (agent_id, paid_at DESC, id DESC);

-- Kinds of contracts that a merchant has switched off (S3.13); all others are on.
CREATE TABLE contract_kind_off (
  merchant_code text NOT NULL REFERENCES merchant (code),
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  PRIMARY KEY (merchant_code, kind)
);

-- An address by which others register below an agent. A rebate is in basis points.
CREATE TABLE registration_link (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL,
  agent_id uuid NOT NULL,
  code text NOT NULL CHECK (code = upper(code)),
  name text NOT NULL,
  makes text NOT NULL CHECK (makes IN ('player', 'agent')),
  rebate integer NOT NULL CHECK (rebate >= 0),
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  FOREIGN KEY (agent_id, merchant_code) REFERENCES member (id, merchant_code),
  UNIQUE (merchant_code, code)
);
CREATE INDEX registration_link_by_agent ON registration_link (agent_id, created_at DESC);

-- The rebate that a member was given by their upline, and the link that brought it.
CREATE TABLE line_rebate (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  rebate integer NOT NULL CHECK (rebate >= 0),
  link_id uuid REFERENCES registration_link (id)
);
CREATE INDEX line_rebate_by_link ON line_rebate (link_id) WHERE link_id IS NOT NULL;

CREATE TABLE agent_announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  title text NOT NULL,
  title_bn text NOT NULL,
  content text NOT NULL,
  content_bn text NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE INDEX agent_announcement_newest ON agent_announcement (merchant_code, published_at DESC);
