import { PLAYER_PREFIX } from './playerMemory.ts';

/** What the device keeps for one player has the id of the player after one of these. */
const OF_PLAYER = ['livery.transfer.', PLAYER_PREFIX];

/** Forgets what the device has kept for single players: nobody who uses it next learns that they were here. */
export function forgetPlayers(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (OF_PLAYER.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
    }
  } catch {
    // Storage is switched off by the visitor, so there is nothing in it.
  }
}
