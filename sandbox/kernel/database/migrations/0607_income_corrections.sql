-- What the operator puts right in the dividend of a contract; it counts in the period that it is made in.
CREATE TABLE income_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract (id),
  amount bigint NOT NULL CHECK (amount <> 0),
  note text NOT NULL CHECK (note <> ''),
  at timestamptz NOT NULL
);
CREATE INDEX income_correction_by_contract ON income_correction (contract_id, at);

ALTER TABLE commission ADD COLUMN corrections bigint NOT NULL DEFAULT 0;
