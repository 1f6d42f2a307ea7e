import type { MemberInfo } from '#src/platform/contract.generated.ts';

/** The displayed name of a player: the nickname, else the account. */
export const shownName = ({ nickname, account }: Pick<MemberInfo, 'nickname' | 'account'>) =>
  nickname || account;
