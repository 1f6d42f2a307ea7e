import type { Handler } from '#sandbox/contract/operations.ts';

/** Who is logged in (S3.5). */
export const getMemberInfo: Handler<'getMemberInfo'> = ({ session: { member }, merchant }) => ({
  id: member.id,
  account: member.account,
  userName: member.realName,
  nickname: member.nickname,
  type: member.type,
  currencySymbol: merchant.brand.market.currencySymbol,
  hasVip: member.vipLevel > 0,
  vipLabelName: member.vipLevel > 0 ? `VIP ${member.vipLevel}` : '',
  vipRankLevel: member.vipLevel,
});
