import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { exclusionHandlers } from './exclusions.ts';
import { limitHandlers } from './limits.ts';
import { playHandlers } from './play.ts';
import { protectionValue } from './protectionValue.ts';

/** Handlers for player protection. */
export const protectionHandlers = ({ merchants }: HandlerParts): AreaHandlers<'protection'> => ({
  getProtection: ({ db, merchant, session: { member }, now }) =>
    protectionValue(db, merchant, member.id, now),
  ...limitHandlers,
  ...playHandlers,
  ...exclusionHandlers(merchants),
});
