import { eq, sql } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { type Action, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import { endSessions } from '#sandbox/kernel/sessions/endSession.ts';
import { forgetFailures } from '../loginFailures.ts';
import { after, PASSWORD_DAYS } from '../settings.ts';
import { ACCOUNT, memberOf } from './fields.ts';

const DAY_SECONDS = 86_400;

/** The testers' actions on logins. */
export const loginActions: readonly Action[] = [
  defineAction({
    name: 'unlockLogin',
    description:
      'Clears the failed logins of a name: it is unlocked, and no captcha is asked for (S9.6).',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: { type: 'string', title: 'Account or number', minLength: 1, maxLength: 32 },
      },
    },
    async run({ db, merchant: { merchantCode } }, { name }) {
      await forgetFailures(db, { merchantCode, name });
      return { name };
    },
  }),
  defineAction({
    name: 'signOutEverywhere',
    description: 'Ends all sessions of a member; their open pages are logged out at once.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['account'],
      properties: { account: ACCOUNT },
    },
    async run(turn, input) {
      const { id, account } = await memberOf(turn, input.account);
      await endSessions(turn.db, id, turn.now);
      return { account };
    },
  }),
  defineAction({
    name: 'expirePassword',
    description:
      'Expires the password of a member. Where the brand enforces expiry, a new one must be chosen at the next login (S4.16).',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['account'],
      properties: { account: ACCOUNT },
    },
    async run(turn, input) {
      const { id, account } = await memberOf(turn, input.account);
      const expired = after(turn.now, -PASSWORD_DAYS * DAY_SECONDS).toISOString();
      await turn.db
        .update(member)
        .set({
          passwordChangedAt: sql`least(${member.passwordChangedAt}, ${expired}::timestamptz)`,
        })
        .where(eq(member.id, id));
      return { account };
    },
  }),
];
