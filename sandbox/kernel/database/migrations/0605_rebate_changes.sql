-- The rebate that a member had from their upline before a change: what was staked until then keeps it.
CREATE TABLE line_rebate_change (
  member_id uuid NOT NULL REFERENCES member (id),
  until timestamptz NOT NULL,
  rebate integer NOT NULL CHECK (rebate >= 0),
  PRIMARY KEY (member_id, until)
);
