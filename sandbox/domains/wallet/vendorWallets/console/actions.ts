import { eq } from 'drizzle-orm';
import { vendor } from '#sandbox/domains/catalogue/schema.ts';
import { setVendorWallet } from '#sandbox/domains/wallet/vendorWallets.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { type Action, defineAction } from '#sandbox/kernel/interfaces/action.ts';

const VENDOR = {
  type: 'string',
  title: 'Vendor',
  description: 'Its code.',
  pattern: '^[A-Z][A-Z0-9_]{1,23}$',
  maxLength: 24,
} as const;

/** Console actions by which testers open and close vendors' wallets (S2.16). */
export const vendorWalletActions: readonly Action[] = [
  defineAction({
    name: 'setVendorWallet',
    description:
      'Marks the wallet of a vendor as busy, closes it for maintenance, or reopens it. Unless it is ready, it accepts no transfers in or out.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['vendor', 'state'],
      properties: {
        vendor: VENDOR,
        state: {
          type: 'string',
          title: 'State',
          enum: ['ready', 'busy', 'maintenance'],
          maxLength: 11,
        },
      },
    },
    async run({ db, merchant: { merchantCode } }, { vendor: vendorCode, state }) {
      const [known] = await db.select().from(vendor).where(eq(vendor.code, vendorCode));
      if (!known) throw new Refusal('vendor_unknown');
      await setVendorWallet(db, { merchantCode, vendorCode }, state);
      return { vendor: vendorCode, state };
    },
  }),
  defineAction({
    name: 'openVendorWallet',
    description: 'Reopens the wallet of a vendor.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['vendor'],
      properties: { vendor: VENDOR },
    },
    async run({ db, merchant: { merchantCode } }, { vendor: vendorCode }) {
      await setVendorWallet(db, { merchantCode, vendorCode }, 'ready');
      return { vendor: vendorCode, state: 'ready' };
    },
  }),
];
