import { eq } from 'drizzle-orm';
import { STAKES } from '#sandbox/domains/bets/settings.ts';
import { balanceOfGame } from '#sandbox/domains/play/balanceOfGame.ts';
import { endGames } from '#sandbox/domains/play/endGames.ts';
import { exchangeLaunchToken, lockGame } from '#sandbox/domains/play/gameSession.ts';
import { kindOf } from '#sandbox/domains/play/rules/outcome.ts';
import { gameSession } from '#sandbox/domains/play/schema/gameSessions.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { nameIn } from '#sandbox/kernel/database/names.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { hashToken } from '#sandbox/kernel/sessions/token.ts';
import { demoDraw } from './draw.ts';
import { playDemoRound } from './rounds.ts';

/** Handlers for the test games' requests. */
export const demoHandlers: AreaHandlers<'demo'> = {
  async beginDemoGame({ db, merchant, now, body: { launch, language } }) {
    const { merchantCode, brand } = merchant;
    const begun = await exchangeLaunchToken(db, { merchantCode, token: launch, now });
    const { session, game, token } = begun;
    return {
      token,
      kind: kindOf(game),
      mode: session.memberId === null ? 'demo' : 'real',
      displayName: nameIn(game, language),
      balance: amountText(merchant, await balanceOfGame(db, merchant, begun)),
      currencySymbol: brand.market.currencySymbol,
      leastStake: amountText(merchant, STAKES.least),
      mostStake: amountText(merchant, STAKES.most),
      draw: await demoDraw(db, game, now),
    };
  },
  async endDemoGame({ db, merchant, now, body: { token } }) {
    await endGames(db, merchant, eq(gameSession.tokenHash, hashToken(token)), now);
    return null;
  },
  async getDemoBalance({ db, merchant, now, body: { token } }) {
    const playing = await lockGame(db, { merchantCode: merchant.merchantCode, token, now });
    return { balance: amountText(merchant, await balanceOfGame(db, merchant, playing)) };
  },
  playDemoRound,
};
