import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { aboutPlayer, PLAYER_ROLES, PLAYERS } from './playerRoles.ts';
import { seedPassword } from './seedPassword.ts';

/** The seeded players of a merchant as startup output, one line each, after their shared password. */
export function accountLines({ merchantCode, brand }: Merchant): string[] {
  const players = PLAYER_ROLES.map((role) => ({
    account: PLAYERS[role].account,
    about: aboutPlayer(role, brand),
  }));
  const width = Math.max(...players.map(({ account }) => account.length));
  return [
    `Players of ${brand.name} (${merchantCode}), all with the password ${seedPassword(brand)}:`,
    ...players.map(({ account, about }) => `  ${account.padEnd(width)}  ${about}`),
  ];
}
