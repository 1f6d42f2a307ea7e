/** Posts without end on the database of the folder it is given, and prints each key once its posting is kept. */
import { openDatabase } from '#sandbox/database/database.ts';
import { addMember, addMerchant, movement } from './ledger.fixture.ts';
import { creditDeposit } from './movements/deposit.ts';
import { transferToMember } from './movements/transfer.ts';

const WRITERS = 4;

const [, , dataDir = ''] = process.argv;
const { db } = await openDatabase({ kind: 'folder', dataDir });
const merchant = await addMerchant(db, { single: false });
const [one, other] = [await addMember(db, merchant), await addMember(db, merchant)];

async function write(): Promise<never> {
  for (;;) {
    const deposit = movement(merchant, one, 100n);
    const gift = { ...movement(merchant, one, 70n), toMemberId: other };
    await db.transaction(async (tx) => {
      await creditDeposit(tx, deposit);
      await transferToMember(tx, gift);
    });
    process.stdout.write(`${deposit.key}\n${gift.key}\n`);
  }
}
await Promise.all(Array.from({ length: WRITERS }, write));
