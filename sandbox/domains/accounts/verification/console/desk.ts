import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { verificationActions } from './actions.ts';
import { waitingProofs } from './listing.ts';

/** The reviewer's console area: testers look at documents, approve, ask for more, or refuse. */
export const verificationDesk: ConsoleArea = {
  name: 'verification',
  title: 'Proof of identity',
  listings: [waitingProofs],
  actions: verificationActions,
};
