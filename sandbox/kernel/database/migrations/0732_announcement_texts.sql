-- The texts of announcements and banners, by language, where there was a column for each of two languages.
ALTER TABLE announcement ALTER COLUMN title TYPE jsonb USING jsonb_build_object('en', title, 'bn', title_bn);
ALTER TABLE announcement ALTER COLUMN content TYPE jsonb USING jsonb_build_object('en', content, 'bn', content_bn);
ALTER TABLE announcement DROP COLUMN title_bn;
ALTER TABLE announcement DROP COLUMN content_bn;
ALTER TABLE agent_announcement ALTER COLUMN title TYPE jsonb USING jsonb_build_object('en', title, 'bn', title_bn);
ALTER TABLE agent_announcement ALTER COLUMN content TYPE jsonb USING jsonb_build_object('en', content, 'bn', content_bn);
ALTER TABLE agent_announcement DROP COLUMN title_bn;
ALTER TABLE agent_announcement DROP COLUMN content_bn;
ALTER TABLE banner ALTER COLUMN alt TYPE jsonb USING jsonb_build_object('en', alt, 'bn', alt_bn);
ALTER TABLE banner DROP COLUMN alt_bn;
