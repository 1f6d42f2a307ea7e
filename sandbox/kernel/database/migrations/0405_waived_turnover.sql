-- When the cashier waived what was left of a requirement; stakes count towards it until then.
ALTER TABLE turnover_requirement ADD COLUMN waived_at timestamptz;
