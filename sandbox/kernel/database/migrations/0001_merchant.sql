CREATE TABLE merchant (
  code text PRIMARY KEY
);
CREATE TABLE win (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  customer_name text NOT NULL,
  game_type text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0)
);
CREATE INDEX win_by_amount ON win (merchant_code, amount DESC, id);
CREATE TABLE announcement (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  kind text NOT NULL CHECK (kind IN ('B', 'PL', 'PU', 'PR', 'H')),
  execution text NOT NULL CHECK (execution IN ('A', 'B', 'F')),
  title text NOT NULL,
  title_bn text NOT NULL,
  content text NOT NULL,
  content_bn text NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE INDEX announcement_newest ON announcement (merchant_code, published_at DESC, id);
CREATE TABLE banner (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES merchant (code),
  group_name text NOT NULL CHECK (group_name IN ('w_login', 'w_register', 'w_forget', 'w_home', 'w_leftmenu')),
  position integer NOT NULL,
  image text NOT NULL,
  alt text NOT NULL,
  alt_bn text NOT NULL,
  linkage_type text NOT NULL CHECK (linkage_type IN ('none', 'route', 'external', 'game')),
  url text,
  CHECK ((linkage_type = 'none') = (url IS NULL)),
  UNIQUE (merchant_code, group_name, position)
);
