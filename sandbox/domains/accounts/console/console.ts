import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { excludeMember } from './excludeMember.ts';
import { lockedLogins } from './lockedLogins.ts';
import { loginActions } from './loginActions.ts';
import { decideNearMatch, nearMatches } from './nearMatches.ts';

/** The console area where testers act as customer service for accounts. */
export const accountDesk: ConsoleArea = {
  name: 'accounts',
  title: 'Accounts',
  listings: [lockedLogins, nearMatches],
  actions: [...loginActions, excludeMember, decideNearMatch],
};
