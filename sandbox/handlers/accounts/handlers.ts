import type { AreaHandlers } from '#sandbox/contract/operations.ts';
import { endSession } from '#sandbox/sessions/endSession.ts';
import { getMemberInfo } from './memberInfo.ts';

/** Sessions and members. */
export const accountHandlers: AreaHandlers<'accounts'> = {
  async logout({ db, session, now }) {
    await endSession(db, session.id, now);
    return null;
  },
  getMemberInfo,
};
