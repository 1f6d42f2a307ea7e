/** What the device keeps for one player begins with this, and goes with their logout (`forgetPlayers`). */
export const PLAYER_PREFIX = 'livery.player.';

/** The name under which the device keeps something for one player, also for tabs that are opened later. Never a secret. */
export const playerKey = (memberId: string, name: string): string =>
  `${PLAYER_PREFIX}${memberId}.${name}`;
