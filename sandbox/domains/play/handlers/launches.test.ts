import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { HotGames, LaunchedGame } from '#src/platform/contract.generated.ts';
import { launchToken } from '../demo/handlers/demo.fixture.ts';

const platform = testPlatform();
const SLOT = '/wps/game/launchGame?gameCode=CQ9-0001';
const VENDOR = '/wps/relay/GCS_gameLaunchFB';
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

describe('a game launch', () => {
  it('needs a session and a real account (S4.12, S8.5)', async () => {
    expect(await codeOf(platform.get(SLOT))).toBe('not_logged_in');
    expect(await codeOf(platform.as('trial').get(SLOT))).toBe('real_account_needed');
  });

  it('is refused to excluded players, even for a free trial', async () => {
    const player = platform.as('excluded');
    expect(await codeOf(player.get(SLOT))).toBe('player_excluded');
    expect(await codeOf(player.get(`${SLOT}&mode=demo`))).toBe('player_excluded');
  });

  it('is refused in a closed market (S4.1)', async () => {
    const [merchant] = platform.merchants;
    const merchantCode = merchant?.merchantCode;
    await platform.control({ merchantCode, status: 'region-blocked' });
    expect(await codeOf(platform.as('player').get(SLOT))).toBe('region_restricted');
    await platform.control({ merchantCode, status: 'normal' });
  });

  it('returns an address with a token in its fragment, and never the session token (S7.26)', async () => {
    const headers = await platform.signIn('player');
    const { body } = await platform.get(SLOT, headers);
    const { form, url } = body.value as LaunchedGame;
    expect(form).toBe('seamless');
    expect(url).toMatch(/^\/demo\/slot\/\?[^#]*#launch=[\w-]{43}$/);
    expect(url).not.toContain(headers.Authorization?.replace('Bearer ', ''));
  });

  it('returns the name of the game (S7.26)', async () => {
    const player = platform.as('player');
    const { displayName } = (await player.get(SLOT)).body.value as LaunchedGame;
    const { games } = (await player.get('/wps/relay/GCS_recentGame')).body.value;
    expect(displayName).toBe(games[0]?.displayName);
  });

  it('puts the game first in the recently played list (S2.6)', async () => {
    const player = platform.as('player');
    await player.get(SLOT);
    const { games } = (await player.get('/wps/relay/GCS_recentGame')).body.value;
    expect(games[0]?.gameCode).toBe('CQ9-0001');
  });

  it('is valid once, within a minute', async () => {
    const player = platform.as('player');
    const begin = (launch: string) =>
      codeOf(player.post('/demo/api/session', { launch, language: 'en' }));
    const first = launchToken((await player.get(SLOT)).body.value as LaunchedGame);
    expect(await begin(first)).toBe('ok');
    expect(await begin(first)).toBe('launch_ended');
    const late = launchToken((await player.get(SLOT)).body.value as LaunchedGame);
    await platform.forward(61);
    expect(await begin(late)).toBe('launch_ended');
  });

  it('is refused for games outside the merchant’s categories', async () => {
    const without = platform.merchants.find(({ brand }) => !brand.categories.includes('PVP'));
    const player = platform.as('player', without);
    const path = '/wps/game/launchGame?gameCode=KX-0001';
    expect(await codeOf(player.get(path))).toBe('game_unknown');
  });
});

describe('a free trial', () => {
  it('is open to anyone of age, if the game has one (S2.25, S5.6)', async () => {
    const path = `${SLOT}&mode=demo`;
    expect(await codeOf(platform.get(path))).toBe('age_confirmation_needed');
    expect(await codeOf(platform.get(`${path}&ageConfirmed=true`))).toBe('ok');
    expect(await codeOf(platform.as('trial').get(path))).toBe('ok');
    const live = await platform
      .as('player')
      .get('/wps/relay/GCSGAME_gameList?gameType=LIVE&pageSize=1');
    const [table] = (live.body.value as HotGames).games;
    const trial = `/wps/game/launchGame?gameCode=${table?.gameCode}&mode=demo&ageConfirmed=true`;
    expect(await codeOf(platform.get(trial))).toBe('free_trial_unavailable');
  });
});

describe('the card of a vendor', () => {
  it('opens the page, list or lobby that is specified (S4.12)', async () => {
    const merchant = platform.merchantWith('LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'RNG');
    const player = platform.as('player', merchant);
    const open = async (vassalage: string, gameType: string) =>
      (await player.get(`${VENDOR}?vassalage=${vassalage}&gameType=${gameType}`)).body.value;
    expect(await open('TCG_LOTTO_VN', 'ELOTT')).toEqual({ form: 'route', path: '/vnLottery' });
    expect(await open('TCG_SEA', 'LOTT')).toEqual({ form: 'route', path: '/seaLottery' });
    expect(await open('LOTT', 'LOTT')).toEqual({ form: 'route', path: '/lottery' });
    expect(await open('CQ9', 'RNG')).toEqual({ form: 'route', path: '/rng?vassalage=CQ9' });
    expect(await open('AG', 'LIVE')).toEqual({ form: 'list', vassalage: 'AG', gameType: 'LIVE' });
    const book = { form: 'seamless', displayName: 'Sportsbook' };
    expect(await open('IBC', 'SPORTS')).toMatchObject(book);
    const inBengali = { ...book, displayName: 'স্পোর্টসবুক' };
    expect(await open('IBC', 'SPORTS&language=bn')).toMatchObject(inBengali);
    expect(await open('SBT', 'SPORTS')).toMatchObject({ form: 'window' });
  });
});
