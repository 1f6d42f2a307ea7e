import type { MemberInfo } from '#src/platform/contract.generated.ts';

/** What a player is called: by the nickname, else by the account. */
export const shownName = ({ nickname, account }: Pick<MemberInfo, 'nickname' | 'account'>) =>
  nickname || account;
