import type { Database } from '#sandbox/kernel/database/database.ts';
import { playWalletOf } from '../accountName.ts';
import type { Posted } from '../posting.ts';
import { type Movement, postMovement } from './movement.ts';

/** A stake or win in a game. */
export interface PlayMovement extends Movement {
  /** The game's vendor, whose wallet is used if each vendor has one. */
  vendorCode: string;
}

/** Takes a stake from the wallet that the vendor's games use. */
export const takeStake = (
  db: Database,
  { vendorCode, ...movement }: PlayMovement,
): Promise<Posted> => {
  const wallet = playWalletOf(movement.merchant, movement.memberId, vendorCode);
  return postMovement(db, 'stake', movement, wallet, { kind: 'games' });
};

/** Pays a win, including the stake, into the wallet that the vendor's games use. */
export const payWin = (
  db: Database,
  { vendorCode, ...movement }: PlayMovement,
): Promise<Posted> => {
  const wallet = playWalletOf(movement.merchant, movement.memberId, vendorCode);
  return postMovement(db, 'win', movement, { kind: 'games' }, wallet);
};
