-- What points can be redeemed for. Prices are hundredths of a point.
CREATE TABLE point_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  code text NOT NULL,
  position smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('credit', 'goods')),
  name text NOT NULL,
  name_bn text NOT NULL,
  description text NOT NULL,
  description_bn text NOT NULL,
  image text NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  -- What a credit pays, in minor units; null for goods.
  worth bigint CHECK (worth > 0),
  stock integer NOT NULL CHECK (stock >= 0),
  UNIQUE (merchant_code, code),
  CHECK ((kind = 'credit') = (worth IS NOT NULL))
);

-- What happened to a member's points: hundredths of a point, those that went out below zero.
CREATE TABLE point_record (
  member_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  merchant_code text NOT NULL REFERENCES merchant (code),
  type text NOT NULL CHECK (type IN ('earned', 'redeemed', 'converted')),
  amount bigint NOT NULL CHECK (amount <> 0),
  state text NOT NULL CHECK (state IN ('in_process', 'rejected', 'approved')),
  item_id bigint REFERENCES point_item (id),
  -- The stakes that points were earned with, or the money that they became, in minor units.
  money bigint CHECK (money > 0),
  remark text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (member_id, id),
  FOREIGN KEY (member_id, merchant_code) REFERENCES member (id, merchant_code),
  CHECK ((type = 'earned') = (amount > 0)),
  CHECK ((type = 'redeemed') = (item_id IS NOT NULL)),
  CHECK ((state = 'in_process') = (decided_at IS NULL)),
  CHECK (type = 'redeemed' OR state = 'approved')
);
CREATE INDEX point_record_by_time ON point_record (member_id, at DESC);
CREATE INDEX point_record_waiting ON point_record (merchant_code, at) WHERE state = 'in_process';
