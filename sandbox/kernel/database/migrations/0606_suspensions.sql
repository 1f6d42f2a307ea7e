-- Since when and why an upline has suspended a member.
ALTER TABLE member ADD COLUMN suspended_at timestamptz;
ALTER TABLE member ADD COLUMN suspended_for text CHECK (suspended_for IN ('asked', 'shared', 'unusual', 'inactive'));
ALTER TABLE member ADD CHECK ((suspended_at IS NULL) = (suspended_for IS NULL));
