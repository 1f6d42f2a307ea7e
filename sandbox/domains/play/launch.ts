import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { STAKES } from '#sandbox/domains/bets/settings.ts';
import type { Vendor } from '#sandbox/domains/catalogue/catalogue.ts';
import { offeredBy } from '#sandbox/domains/catalogue/offered.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { recentGame } from '#sandbox/domains/play/schema/ownGames.ts';
import { assertMayPlay, recordPlay } from '#sandbox/domains/protection/play.ts';
import { requireDetails } from '#sandbox/domains/protection/requireDetails.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { nameIn } from '#sandbox/kernel/database/names.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { isTrial, type Session } from '#sandbox/kernel/sessions/session.ts';
import { hashToken, newToken } from '#sandbox/kernel/sessions/token.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { playWalletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import type { LaunchedGame } from '#src/platform/contract.generated.ts';
import { transferToVendor } from './automaticTransfer.ts';
import { endUnbegun } from './openGames.ts';
import { kindOf } from './rules/outcome.ts';
import { sportOf } from './rules/sport.ts';
import { gameSession } from './schema/gameSessions.ts';
import { GAME_MS, LAUNCH_MS, ROOMS, TRIAL_CREDITS, WINDOW_VENDORS } from './settings.ts';

/** The request that launches a game. */
export interface Launcher {
  db: Database;
  merchant: Merchant;
  now: Date;
  session: Session | undefined;
  query: {
    mode: 'real' | 'demo';
    ageConfirmed: boolean;
    language: Language;
    theme?: 'dark' | 'light';
  };
}

type GameRow = typeof game.$inferSelect;

/** Finds a game by its code among those that the merchant offers. Refuses any other (`game_unknown`). */
export async function findGame(
  db: Database,
  merchant: Merchant,
  gameCode: string,
): Promise<GameRow> {
  const [found] = await db
    .select()
    .from(game)
    .where(and(eq(game.code, gameCode), offeredBy(merchant)));
  if (!found) throw new Refusal('game_unknown');
  return found;
}

/** Refuses a free trial of a game that has none, and to visitors of unknown age (S2.25, S5.6). */
function checkTrial({ demo }: GameRow, { session, query }: Launcher): void {
  if (!demo) throw new Refusal('free_trial_unavailable');
  if (!session && !query.ageConfirmed) throw new Refusal('age_confirmation_needed');
}

/** The playing member's session. Refuses visitors, trial accounts (S4.12, S8.5), missing details and players who may not play. */
async function checkMember({ db, session, now }: Launcher): Promise<Session> {
  if (!session) throw new Refusal('not_logged_in');
  if (isTrial(session.member)) throw new Refusal('real_account_needed');
  requireDetails(session.member);
  await assertMayPlay(db, session.member.id, now);
  return session;
}

/** Records that a member plays a game now. */
async function markPlayed(db: Database, memberId: string, gameId: number, now: Date) {
  await recordPlay(db, memberId, now);
  await db
    .insert(recentGame)
    .values({ memberId, gameId, playedAt: now })
    .onConflictDoUpdate({
      target: [recentGame.memberId, recentGame.gameId],
      set: { playedAt: now },
    });
}

/** The lowest stake that a game takes, in minor units. */
const leastStakeOf = (played: GameRow): bigint =>
  kindOf(played) === 'room' ? ROOMS[0].least : STAKES.least;

/** The wallet that a game uses, after an automatic transfer to it; null if there is only one wallet. */
async function playWallet(
  { db, merchant, now, query }: Launcher,
  memberId: string,
  played: GameRow,
  vendor: Vendor,
): Promise<LaunchedGame['wallet']> {
  if (merchant.brand.wallet.single) return null;
  const moved = await transferToVendor(db, merchant, memberId, vendor.code, now);
  const balance = await balanceOf(db, merchant, playWalletOf(merchant, memberId, vendor.code));
  return {
    vassalage: vendor.code,
    displayName: nameIn(vendor, query.language),
    balance: amountText(merchant, balance),
    leastStake: amountText(merchant, leastStakeOf(played)),
    moved: amountText(merchant, moved),
  };
}

/** Launches a game: with the member's own credits, or as a free trial. */
export async function launch(
  launcher: Launcher,
  played: GameRow,
  vendor: Vendor,
): Promise<LaunchedGame> {
  const { db, merchant, now, query } = launcher;
  const real = query.mode === 'real' ? await checkMember(launcher) : undefined;
  if (!real) checkTrial(played, launcher);
  // A launch whose response was lost is repeated: the first one would count as an open game, and hold the funds at the vendor.
  if (real) await endUnbegun(db, real.id, played.id, now);
  const token = newToken();
  const launchExpiresAt = new Date(now.getTime() + LAUNCH_MS);
  const playId = randomUUID();
  await db.insert(gameSession).values({
    id: playId,
    merchantCode: merchant.merchantCode,
    memberId: real?.member.id ?? null,
    loginId: real?.id ?? null,
    gameId: played.id,
    launchHash: hashToken(token),
    launchExpiresAt,
    expiresAt: new Date(now.getTime() + GAME_MS),
    trialCredits: real ? null : TRIAL_CREDITS,
  });
  const wallet = real ? await playWallet(launcher, real.member.id, played, vendor) : null;
  if (real) await markPlayed(db, real.member.id, played.id, now);
  const address = new URLSearchParams({
    game: played.code,
    merchant: merchant.merchantCode,
    language: query.language,
    ...(query.theme && { theme: query.theme }),
    ...(kindOf(played) === 'sports' && { sport: sportOf(played) }),
  });
  return {
    form: WINDOW_VENDORS.has(played.vendorCode) ? 'window' : 'seamless',
    url: `/demo/${kindOf(played)}/?${address}#launch=${token}`,
    gameCode: played.code,
    displayName: nameIn(played, query.language),
    expiresAt: launchExpiresAt.toISOString(),
    playId,
    wallet,
  };
}
