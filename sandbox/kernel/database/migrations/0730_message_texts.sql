-- The texts of messages to members, by language, where there was a column for each of two languages.
ALTER TABLE message ALTER COLUMN title TYPE jsonb USING jsonb_build_object('en', title, 'bn', title_bn);
ALTER TABLE message ALTER COLUMN content TYPE jsonb USING jsonb_build_object('en', content, 'bn', content_bn);
ALTER TABLE message DROP COLUMN title_bn;
ALTER TABLE message DROP COLUMN content_bn;
