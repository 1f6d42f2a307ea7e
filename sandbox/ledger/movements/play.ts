import type { Database } from '#sandbox/kernel/database/database.ts';
import { playWalletOf } from '../accountName.ts';
import type { Posted } from '../posting.ts';
import { type Movement, move } from './movement.ts';

/** A movement of a game. */
export interface PlayMovement extends Movement {
  /** Whose game it is, and so whose wallet where each vendor has one. */
  vendorCode: string;
}

/** Takes a stake from the wallet that the vendor's games are played from. */
export const takeStake = (
  db: Database,
  { vendorCode, ...movement }: PlayMovement,
): Promise<Posted> => {
  const wallet = playWalletOf(movement.merchant, movement.memberId, vendorCode);
  return move(db, 'stake', movement, wallet, { kind: 'games' });
};

/** Pays a win, the stake included, into the wallet that the vendor's games are played from. */
export const payWin = (
  db: Database,
  { vendorCode, ...movement }: PlayMovement,
): Promise<Posted> => {
  const wallet = playWalletOf(movement.merchant, movement.memberId, vendorCode);
  return move(db, 'win', movement, { kind: 'games' }, wallet);
};
