import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import type { Protection } from '#src/platform/contract.generated.ts';
import { type Exclusion, excludePerson, monthsAfter } from '../exclusion.ts';
import { merchantsOfScope } from '../sameLicensee.ts';
import { protectionValue } from './protectionValue.ts';

const HOUR_MS = 3_600_000;

type ExclusionHandlers = Pick<AreaHandlers<'protection'>, 'takeTimeOut' | 'excludeSelf'>;

/** Handlers for breaks, which cannot be taken back. They begin for all accounts of the person at once. */
export function exclusionHandlers(merchants: Merchants): ExclusionHandlers {
  async function take(
    { db, merchant, member, now }: { db: Database; merchant: Merchant; member: Member; now: Date },
    exclusion: Exclusion,
  ): Promise<Protection> {
    await excludePerson(
      db,
      member.id,
      exclusion,
      merchantsOfScope(exclusion, merchant, merchants),
      now,
    );
    return protectionValue(db, merchant, member.id, now);
  }
  return {
    takeTimeOut: ({ session: { member }, body: { hours, scope }, ...call }) =>
      take(
        { ...call, member },
        { kind: 'time-out', scope, until: new Date(call.now.getTime() + hours * HOUR_MS) },
      ),
    excludeSelf: ({ session: { member }, body: { months, scope }, ...call }) =>
      take(
        { ...call, member },
        { kind: 'self-exclusion', scope, until: monthsAfter(call.now, months) },
      ),
  };
}
