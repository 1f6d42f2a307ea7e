import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { assertMayPlay } from '../play.ts';
import { acknowledgeCheck, playSessionOf } from '../playSession.ts';
import { realityCheck } from '../schema.ts';
import { positionValue } from './positionValue.ts';
import { protectionValue } from './protectionValue.ts';

type PlayHandlers = Pick<
  AreaHandlers<'protection'>,
  'setRealityCheck' | 'acknowledgeRealityCheck' | 'getPlayPosition' | 'checkPlay'
>;

/** Handlers for the player's session position, and for reality checks, which stop play until acknowledged. */
export const playHandlers: PlayHandlers = {
  async setRealityCheck({ db, merchant, session: { member }, now, body: { minutes } }) {
    const current = await playSessionOf(db, member.id, now);
    if (current && current.nextCheckAt <= now) throw new Refusal('reality_check_due');
    await db
      .insert(realityCheck)
      .values({ memberId: member.id, minutes })
      .onConflictDoUpdate({ target: realityCheck.memberId, set: { minutes } });
    return protectionValue(db, merchant, member.id, now);
  },
  async acknowledgeRealityCheck({ db, merchant, session: { member }, now }) {
    const current = await playSessionOf(db, member.id, now);
    if (!current || current.nextCheckAt > now) throw new Refusal('reality_check_not_due');
    await acknowledgeCheck(db, member.id, now);
    return positionValue(db, merchant, member.id, now);
  },
  getPlayPosition: ({ db, merchant, session: { member }, now }) =>
    positionValue(db, merchant, member.id, now),
  async checkPlay({ db, merchant, session: { member }, now }) {
    await assertMayPlay(db, member.id, now);
    return positionValue(db, merchant, member.id, now);
  },
};
