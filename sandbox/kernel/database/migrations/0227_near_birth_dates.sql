-- Somebody of the same name who gives a birth date that differs by one digit, or by the order of day and month, may be the
-- same person.
ALTER TABLE near_match DROP CONSTRAINT near_match_reason_check;
ALTER TABLE near_match ADD CONSTRAINT near_match_reason_check
  CHECK (
    reason IN (
      'same contact',
      'same name',
      'same name and a similar birth date',
      'same birth date and a similar name'
    )
  );
