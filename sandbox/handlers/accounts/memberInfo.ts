import { agreedTerms } from '#sandbox/accounts/terms.ts';
import { avatarPath } from '#sandbox/art/avatar.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { unreadCount } from '#sandbox/messages/unreadCount.ts';
import { amountText } from '#sandbox/money.ts';
import { memberRewards } from '#sandbox/rewards/memberRewards.ts';

/** Who is logged in (S3.5). */
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
  balance: amountText(await balanceOf(db, merchant, walletOf(merchant, member.id))),
  currencySymbol: merchant.brand.market.currencySymbol,
  ...(await memberRewards(db, merchant, member, now)),
  unreadMessage: await unreadCount(db, member.id),
  termsVersion: await agreedTerms(db, member.id),
});
