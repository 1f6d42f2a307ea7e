-- Contacts of a player beside those of the account, by which an exclusion knows them: those that they had before, and
-- those that they typed and no code has proven. Other contacts of accounts are proven. E-mail addresses are in lower case.
CREATE TABLE known_contact (
  member_id uuid NOT NULL REFERENCES member (id),
  channel text NOT NULL CHECK (channel IN ('mobile', 'email')),
  contact text NOT NULL,
  proven boolean NOT NULL,
  PRIMARY KEY (member_id, channel, contact)
);

-- What the player of an exclusion had typed and not proven: it makes another account a near match only.
ALTER TABLE exclusion ADD COLUMN typed text[] NOT NULL DEFAULT '{}';
CREATE INDEX exclusion_by_typed ON exclusion USING gin (typed);

ALTER TABLE near_match DROP CONSTRAINT near_match_reason_check;
ALTER TABLE near_match ADD CONSTRAINT near_match_reason_check
  CHECK (reason IN ('same contact', 'same name', 'same birth date and a similar name'));
