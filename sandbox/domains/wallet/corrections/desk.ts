import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { correctionActions } from './actions.ts';

/** Where wrong bookings are put right. */
export const correctionDesk: ConsoleArea = {
  name: 'corrections',
  title: 'Corrections',
  listings: [],
  actions: correctionActions,
};
