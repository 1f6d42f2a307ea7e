import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamePage, menus } from '#src/platform/endpoints/games/games.fixture.ts';

const { games } = gamePage(new URL('https://x/?pageNo=1&pageSize=3'), 3);

/** The game that is launched. */
export const [played] = games;

/** Its page. */
export const address = `/seamless?vassalage=${played?.vassalage}&gameCode=${played?.gameCode}`;

/** The page's calls besides the launch. */
export const around = [
  answers('getGameMenus', () => menus),
  answers('getPlayPosition'),
  answers('getMemberInfo'),
];
/** The play session of every launch. */
export const PLAY_ID = '5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968';

/** A launch into a frame. */
export const launchInFrame = () => ({
  form: 'seamless' as const,
  url: '/game.html',
  gameCode: played?.gameCode ?? '',
  displayName: played?.displayName ?? '',
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  playId: PLAY_ID,
  wallet: null,
});
export const launched = answers('launchGame', launchInFrame);

/** Allows play. */
export const allowed = answers('checkPlay');

/** Sends a message of the game. */
export function tell(canvasElement: HTMLElement, data: unknown, origin = location.origin) {
  const source = canvasElement.querySelector('iframe')?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}
