import { PLAYER_PREFIX } from './playerMemory.ts';

/** The prefixes of the device's keys for one player; the player's id follows. */
const OF_PLAYER = ['livery.transfer.', PLAYER_PREFIX];

/** Clears the device's data of all players: the next user must not learn that they were here. */
export function forgetPlayers(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (OF_PLAYER.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled by the visitor, so there is nothing in it.
  }
}
