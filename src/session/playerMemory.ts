/** The prefix of what the device keeps for one player, cleared at their logout (`forgetPlayers`). */
export const PLAYER_PREFIX = 'livery.player.';

/** The key of a value that the device keeps for one player, also for tabs opened later. Never a secret. */
export const playerKey = (memberId: string, name: string): string =>
  `${PLAYER_PREFIX}${memberId}.${name}`;
