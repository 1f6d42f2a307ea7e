-- When the cashier approved a withdrawal.
ALTER TABLE withdrawal ADD COLUMN approved_at timestamptz;
