-- The texts of rewards, promotions and items, by language, where there was a column for each of two languages.
ALTER TABLE reward ALTER COLUMN title TYPE jsonb USING jsonb_build_object('en', title, 'bn', title_bn);
ALTER TABLE reward DROP COLUMN title_bn;
ALTER TABLE promotion ALTER COLUMN title TYPE jsonb USING jsonb_build_object('en', title, 'bn', title_bn);
ALTER TABLE promotion ALTER COLUMN summary TYPE jsonb USING jsonb_build_object('en', summary, 'bn', summary_bn);
ALTER TABLE promotion ALTER COLUMN content TYPE jsonb USING jsonb_build_object('en', content, 'bn', content_bn);
ALTER TABLE promotion DROP COLUMN title_bn;
ALTER TABLE promotion DROP COLUMN summary_bn;
ALTER TABLE promotion DROP COLUMN content_bn;
ALTER TABLE point_item ALTER COLUMN name TYPE jsonb USING jsonb_build_object('en', name, 'bn', name_bn);
ALTER TABLE point_item ALTER COLUMN description TYPE jsonb USING jsonb_build_object('en', description, 'bn', description_bn);
ALTER TABLE point_item DROP COLUMN name_bn;
ALTER TABLE point_item DROP COLUMN description_bn;
