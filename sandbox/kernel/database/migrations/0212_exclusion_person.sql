-- What makes another account that of the same person, as it was known while a break was in force.
ALTER TABLE exclusion
  ADD COLUMN traits text[] NOT NULL DEFAULT '{}',
  ADD COLUMN names text[] NOT NULL DEFAULT '{}',
  ADD COLUMN birthday text;
UPDATE exclusion SET traits = array_remove(ARRAY['mobile ' || mobile, 'email ' || email], NULL);
ALTER TABLE exclusion DROP COLUMN mobile, DROP COLUMN email;
CREATE INDEX exclusion_by_traits ON exclusion USING gin (traits);
CREATE INDEX exclusion_by_names ON exclusion USING gin (names);
CREATE INDEX exclusion_by_birthday ON exclusion (birthday) WHERE birthday IS NOT NULL;

-- Accounts that may be those of somebody on a break, for the operator to decide.
CREATE TABLE near_match (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES member (id),
  exclusion_id bigint NOT NULL REFERENCES exclusion (id),
  reason text NOT NULL CHECK (reason IN ('same name', 'same birth date and a similar name')),
  noticed_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('same person', 'another person')),
  decided_at timestamptz,
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  UNIQUE (member_id, exclusion_id)
);
