import { requireStepUp } from '#sandbox/domains/accounts/stepUp.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { applyExistingExclusion } from '#sandbox/domains/protection/applyExistingExclusion.ts';
import { PAYOUT_KINDS, PAYOUT_METHODS, type PayoutKind } from '#sandbox/domains/wallet/methods.ts';
import { PAYOUT_ACCOUNTS } from '#sandbox/domains/wallet/settings.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { PayoutMethod } from '#src/platform/contract.generated.ts';
import { bindPayoutAccount, payoutAccountsOf, removePayoutAccount } from '../payoutAccounts.ts';
import { accountValue } from './withdrawalValue.ts';

const MINUTE_MS = 60_000;

function methodValue(merchant: Priced, kind: PayoutKind): PayoutMethod {
  const { providers, least, most, usualMs } = PAYOUT_METHODS[kind];
  return {
    ...{ kind, providers: [...providers] },
    ...{
      least: amountText(merchant, least),
      most: amountText(merchant, most),
      minutes: usualMs / MINUTE_MS,
    },
  };
}

type AccountHandlers = Pick<
  AreaHandlers<'withdrawals'>,
  'getPayoutAccounts' | 'bindPayoutAccount' | 'removePayoutAccount'
>;

/** Handlers for payout accounts. */
export const accountHandlers = ({ merchants }: HandlerParts): AccountHandlers => ({
  async getPayoutAccounts({ db, merchant, session: { member } }) {
    return {
      accounts: (await payoutAccountsOf(db, member.id)).map(accountValue),
      most: PAYOUT_ACCOUNTS,
      holder: member.profile.birthday ? member.realName : '',
      methods: PAYOUT_KINDS.map((kind) => methodValue(merchant, kind)),
    };
  },
  async bindPayoutAccount({ db, merchant, session, headers, now, body }) {
    await requireStepUp({ db, session, headers, now });
    const { merchantCode } = merchant;
    const { id: memberId } = session.member;
    const bound = await bindPayoutAccount(db, { ...body, merchantCode, memberId, boundAt: now });
    await applyExistingExclusion(db, { merchant, merchants, memberId, now });
    return accountValue(bound);
  },
  async removePayoutAccount({ db, session: { member }, now, path: { id } }) {
    await removePayoutAccount(db, member.id, id, now);
    return null;
  },
});
