import { agreedTerms } from '#sandbox/domains/accounts/terms.ts';
import { unreadCount } from '#sandbox/domains/messages/unreadCount.ts';
import { memberRewards } from '#sandbox/domains/rewards/memberRewards.ts';
import { avatarPath } from '#sandbox/kernel/art/avatar.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';

/** Returns the logged-in member (S3.5). */
export const getMemberInfo: Handler<'getMemberInfo'> = async ({
  db,
  session: { member },
  merchant,
  now,
}) => ({
  id: member.id,
  account: member.account,
  userName: member.realName,
  nickname: member.nickname,
  avatar: avatarPath(member.avatar),
  type: member.type,
  balance: amountText(merchant, await balanceOf(db, merchant, walletOf(merchant, member.id))),
  currencySymbol: merchant.brand.market.currencySymbol,
  ...(await memberRewards(db, merchant, member, now)),
  unreadMessage: await unreadCount(db, member.id),
  termsVersion: await agreedTerms(db, member.id),
});
