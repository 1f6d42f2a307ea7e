import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { correctionActions } from './actions.ts';

/** The console area for correcting wrong bookings. */
export const correctionDesk: ConsoleArea = {
  name: 'corrections',
  title: 'Corrections',
  listings: [],
  actions: correctionActions,
};
