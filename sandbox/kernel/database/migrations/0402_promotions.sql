CREATE TABLE promotion (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  code text NOT NULL CHECK (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  type text NOT NULL CHECK (type IN ('newcomer', 'deposit', 'play', 'raffle', 'event')),
  position smallint NOT NULL,
  title text NOT NULL,
  title_bn text NOT NULL,
  summary text NOT NULL,
  summary_bn text NOT NULL,
  content text NOT NULL,
  content_bn text NOT NULL,
  image text NOT NULL,
  terms jsonb NOT NULL,
  turnover_multiple smallint NOT NULL CHECK (turnover_multiple >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  UNIQUE (merchant_code, code),
  CHECK (ends_at > starts_at)
);

-- Who takes part in a promotion.
CREATE TABLE promotion_entry (
  promotion_id bigint NOT NULL REFERENCES promotion (id),
  member_id uuid NOT NULL REFERENCES member (id),
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, member_id)
);
CREATE INDEX promotion_entry_by_member ON promotion_entry (member_id);

CREATE TABLE promotion_application (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  promotion_id bigint NOT NULL REFERENCES promotion (id),
  merchant_code text NOT NULL REFERENCES merchant (code),
  member_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'in_process' CHECK (state IN ('in_process', 'rejected', 'approved')),
  statement text NOT NULL CHECK (char_length(statement) BETWEEN 1 AND 140),
  remark text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  decided_at timestamptz,
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  CHECK ((state = 'in_process') = (decided_at IS NULL))
);
CREATE INDEX promotion_application_by_member ON promotion_application (member_id, at DESC);
CREATE INDEX promotion_application_waiting ON promotion_application (merchant_code, at)
  WHERE state = 'in_process';
-- A member has one application to a promotion that is not rejected.
CREATE UNIQUE INDEX promotion_application_once ON promotion_application (promotion_id, member_id)
  WHERE state <> 'rejected';

CREATE TABLE application_image (
  application_id uuid NOT NULL REFERENCES promotion_application (id),
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 3),
  content_type text NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 5242880),
  PRIMARY KEY (application_id, position)
);

CREATE TABLE raffle_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id bigint NOT NULL REFERENCES promotion (id),
  member_id uuid NOT NULL REFERENCES member (id),
  issued_at timestamptz NOT NULL,
  opened_at timestamptz,
  -- What it won, in minor units; null until it is opened.
  prize bigint CHECK (prize >= 0),
  CHECK ((opened_at IS NULL) = (prize IS NULL))
);
CREATE INDEX raffle_ticket_by_member ON raffle_ticket (member_id, promotion_id, id);
