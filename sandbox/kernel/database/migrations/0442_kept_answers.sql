-- What the console has read for its users was kept as the answer to their forms: pictures of documents, in clear.
DELETE FROM idempotent_answer
  WHERE operation IN ('console readVerificationDocument', 'console readApplicationImage');

-- Answers are kept for 30 days, and dropped by their age.
CREATE INDEX idempotent_answer_by_age ON idempotent_answer (at);
