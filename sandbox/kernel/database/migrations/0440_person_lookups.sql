-- A break begins for all accounts of its person at once: what these are looked up by.
CREATE INDEX member_by_birthday ON member ((profile->>'birthday'));
CREATE INDEX member_by_subscriber ON member (right(mobile, 10));
CREATE INDEX member_by_any_email ON member (lower(email));
CREATE INDEX known_contact_by_end ON known_contact (right(contact, 10));
CREATE INDEX known_contact_by_contact ON known_contact (contact);
CREATE INDEX payout_account_by_end ON payout_account (lower(right(number, 10)));
