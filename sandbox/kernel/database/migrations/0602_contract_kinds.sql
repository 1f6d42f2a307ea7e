-- Which kinds of contracts a merchant offers is told by its flags (S3.13), not by a table.
DROP TABLE contract_kind_off;
