-- Where a payment by hand was sent, where that is another account of the platform than the one that was asked for. Whether the limits
-- of the player were asked when the deposit was begun: not where a payment was told that nobody had asked for.
ALTER TABLE deposit
  ADD COLUMN sent_provider text,
  ADD COLUMN sent_number text,
  ADD COLUMN limits_asked boolean NOT NULL DEFAULT true,
  ADD CHECK ((sent_provider IS NULL) = (sent_number IS NULL));
