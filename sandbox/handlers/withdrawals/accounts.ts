import { requireStepUp } from '#sandbox/accounts/stepUp.ts';
import type { AreaHandlers } from '#sandbox/contract/operations.ts';
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
export const accountHandlers: AccountHandlers = {
  async getPayoutAccounts({ db, session: { member } }) {
    return { accounts: (await payoutAccountsOf(db, member.id)).map(accountValue) };
  },
  async bindPayoutAccount({ db, merchant, session, headers, now, body }) {
    await requireStepUp({ db, session, headers, now });
    const { merchantCode } = merchant;
    const owner = { merchantCode, memberId: session.member.id, boundAt: now };
    return accountValue(await bindPayoutAccount(db, { ...body, ...owner }));
  },
  async removePayoutAccount({ db, session: { member }, now, path: { id } }) {
    await removePayoutAccount(db, member.id, id, now);
    return null;
  },
};
