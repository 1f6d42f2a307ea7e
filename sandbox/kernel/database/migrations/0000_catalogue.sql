CREATE TABLE vendor (
  code text PRIMARY KEY,
  name text NOT NULL,
  name_bn text NOT NULL,
  listed boolean NOT NULL
);
CREATE TABLE game (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  vendor_code text NOT NULL REFERENCES vendor (code),
  type text NOT NULL,
  classify text NOT NULL,
  name text NOT NULL,
  name_bn text NOT NULL,
  emblem text NOT NULL,
  placeholder text NOT NULL,
  rank integer NOT NULL UNIQUE,
  hot boolean NOT NULL,
  is_new boolean NOT NULL,
  demo boolean NOT NULL
);
CREATE INDEX game_by_type ON game (type, rank);
CREATE INDEX game_by_vendor ON game (vendor_code, type, rank);
CREATE INDEX game_by_class ON game (classify, rank);
CREATE INDEX game_hot ON game (rank) WHERE hot;
CREATE TABLE shelf (
  node_id integer NOT NULL,
  vendor_code text NOT NULL REFERENCES vendor (code),
  type text NOT NULL,
  classify text NOT NULL,
  games integer NOT NULL CHECK (games > 0),
  new_games integer NOT NULL CHECK (new_games BETWEEN 0 AND games),
  PRIMARY KEY (type, vendor_code, classify)
);
