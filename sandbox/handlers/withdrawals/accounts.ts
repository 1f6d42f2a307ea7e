import { requireStepUp } from '#sandbox/accounts/stepUp.ts';
import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import type { HandlerParts } from '#sandbox/handlers/parts.ts';
import { carryExclusion } from '#sandbox/protection/carryExclusion.ts';
import {
  bindPayoutAccount,
  payoutAccountsOf,
  removePayoutAccount,
} from '#sandbox/wallet/withdrawals/payoutAccounts.ts';
import { accountValue } from './withdrawalValue.ts';

type AccountHandlers = Pick<
  AreaHandlers<'withdrawals'>,
  'getPayoutAccounts' | 'bindPayoutAccount' | 'removePayoutAccount'
>;

/** Where withdrawals can go. */
export const accountHandlers = ({ merchants }: HandlerParts): AccountHandlers => ({
  async getPayoutAccounts({ db, session: { member } }) {
    return { accounts: (await payoutAccountsOf(db, member.id)).map(accountValue) };
  },
  async bindPayoutAccount({ db, merchant, session, headers, now, body }) {
    await requireStepUp({ db, session, headers, now });
    const { merchantCode } = merchant;
    const { id: memberId } = session.member;
    const bound = await bindPayoutAccount(db, { ...body, merchantCode, memberId, boundAt: now });
    await carryExclusion(db, { merchant, merchants, memberId, now });
    return accountValue(bound);
  },
  async removePayoutAccount({ db, session: { member }, now, path: { id } }) {
    await removePayoutAccount(db, member.id, id, now);
    return null;
  },
});
