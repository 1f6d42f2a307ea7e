import type { Sandbox } from '#sandbox/createSandbox.ts';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';

/** A seeded player with a started test game. */
export interface BettingPlayer {
  headers: Record<string, string>;
  token: string;
}

const GAME = 'CQ9-0001';
const ROLES: readonly PlayerRole[] = ['player', 'vip'];

/** The value of a call that must succeed. */
async function answered<Value>(answer: Promise<Response>): Promise<Value> {
  const { success, value, code } = await (await answer).json();
  if (!success) throw new Error(`The platform answered ${code}.`);
  return value;
}

/** Logs in seeded players and starts a game for each; `origin` is the platform's. */
export function bettingPlayers(
  { platform: { db, clock } }: Sandbox,
  merchant: Merchant,
  origin: string,
): Promise<BettingPlayer[]> {
  const { merchantCode } = merchant;
  return Promise.all(
    ROLES.map(async (role) => {
      const start = { now: clock.now(), ip: '127.0.0.1', userAgent: 'bench' };
      const session = await startSession(db, { id: playerId(merchant, role), merchantCode }, start);
      const headers = { 'Merchant-Code': merchantCode, Authorization: `Bearer ${session}` };
      const launched = await answered<{ url: string }>(
        fetch(`${origin}/wps/game/launchGame?gameCode=${GAME}`, { headers }),
      );
      const launch = launched.url.replace(/^.*#launch=/, '');
      const begun = await answered<{ token: string }>(
        fetch(`${origin}/demo/api/session`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ launch, language: 'en' }),
        }),
      );
      return { headers, token: begun.token };
    }),
  );
}
