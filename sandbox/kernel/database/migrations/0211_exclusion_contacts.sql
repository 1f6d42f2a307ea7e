-- The phone and the e-mail address that a player had when a break began: the break goes with them to other accounts.
ALTER TABLE exclusion ADD COLUMN mobile text, ADD COLUMN email text;
UPDATE exclusion SET mobile = member.mobile, email = lower(member.email)
  FROM member WHERE member.id = exclusion.member_id;
CREATE INDEX exclusion_by_mobile ON exclusion (mobile) WHERE mobile IS NOT NULL;
CREATE INDEX exclusion_by_email ON exclusion (email) WHERE email IS NOT NULL;
