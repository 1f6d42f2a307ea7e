import { agreedTerms } from '#sandbox/accounts/terms.ts';
import { avatarPath } from '#sandbox/art/avatar.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { amountText } from '#sandbox/money.ts';

/** Who is logged in (S3.5). */
export const getMemberInfo: Handler<'getMemberInfo'> = async ({
  db,
  session: { member },
  merchant,
}) => ({
  id: member.id,
  account: member.account,
  userName: member.realName,
  nickname: member.nickname,
  avatar: avatarPath(member.avatar),
  type: member.type,
  balance: amountText(await balanceOf(db, merchant, walletOf(merchant, member.id))),
  currencySymbol: merchant.brand.market.currencySymbol,
  hasVip: member.vipLevel > 0,
  vipLabelName: member.vipLevel > 0 ? `VIP ${member.vipLevel}` : '',
  vipRankLevel: member.vipLevel,
  termsVersion: await agreedTerms(db, member.id),
});
