import type { Database } from '#sandbox/kernel/database/database.ts';
import { walletOf } from '../accountName.ts';
import type { Posted } from '../posting.ts';
import { type Movement, postMovement } from './movement.ts';

/** The directions of a correction: into the member's wallet, or out of it. */
export const CORRECTIONS = ['credit', 'debit'] as const;

export interface Correction extends Movement {
  way: (typeof CORRECTIONS)[number];
}

/** Corrects a wrong booking of the cashier with a booking of its own. */
export function correct(db: Database, { way, ...movement }: Correction): Promise<Posted> {
  const cashier = { kind: 'cashier' } as const;
  const wallet = walletOf(movement.merchant, movement.memberId);
  const [from, to] = way === 'credit' ? [cashier, wallet] : [wallet, cashier];
  return postMovement(db, 'correction', movement, from, to);
}
