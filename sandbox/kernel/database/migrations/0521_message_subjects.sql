-- The deposit or withdrawal that a message is about, so that the inbox can lead to it.
ALTER TABLE message
  ADD COLUMN about_kind text CHECK (about_kind IN ('deposit', 'withdrawal')),
  ADD COLUMN about_reference text,
  ADD CONSTRAINT message_about CHECK ((about_kind IS NULL) = (about_reference IS NULL));
