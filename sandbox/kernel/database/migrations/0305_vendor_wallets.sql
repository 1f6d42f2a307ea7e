-- The wallets of vendors that take no transfers at a merchant for now. A vendor without a row is ready.
CREATE TABLE vendor_wallet (
  merchant_code text NOT NULL REFERENCES merchant (code),
  vendor_code text NOT NULL REFERENCES vendor (code),
  state text NOT NULL CHECK (state IN ('busy', 'maintenance')),
  PRIMARY KEY (merchant_code, vendor_code)
);
