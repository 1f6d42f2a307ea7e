import type { AnyHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import type { Game, GamePage } from '#src/platform/endpoints/games/gameList.ts';
import type { MenuCategory, VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { answers } from '../answers.fixture.ts';

const COLOURS = ['#27324a', '#4a2740', '#274a3a', '#4a4127', '#34274a', '#274048'];

const vendor = (
  gameType: Game['gameType'],
  at: number,
  games: number,
  gameClassify: VendorCard['gameClassify'],
): VendorCard => ({
  nodeId: 100 + at,
  nodeName: `Vendor ${at}`,
  displayName: `Vendor ${at}`,
  vassalage: `V${at}`,
  gameType,
  gameClassify,
  isGame: true,
  showIcon: `/art/vendors/V${at}.svg?v=1`,
  games,
});

/** A menu with 12 slot vendors, sports with all three parts, and live tables. */
export const menus: MenuCategory[] = [
  {
    gameType: 'RNG',
    title: 'Slots',
    gameClassify: ['Slots', 'Crash'],
    cards: Array.from({ length: 12 }, (_, at) => vendor('RNG', at + 1, 30, ['Slots', 'Crash'])),
  },
  {
    gameType: 'LIVE',
    title: 'Live',
    gameClassify: ['Baccarat'],
    cards: [vendor('LIVE', 1, 8, ['Baccarat']), vendor('LIVE', 2, 3, ['Baccarat'])],
  },
  {
    gameType: 'SPORTS',
    title: 'Sports',
    gameClassify: ['Sportsbook', 'Esports', 'Cockfight'],
    cards: [
      vendor('SPORTS', 1, 4, ['Sportsbook', 'Esports']),
      vendor('SPORTS', 2, 2, ['Cockfight']),
    ],
  },
];

/** One game; `at` varies it. */
const game = (at: number, vassalage = `V${(at % 12) + 1}`): Game => ({
  nodeId: at,
  gameName: `Monsoon Drums ${at}`,
  displayName: `Monsoon Drums ${at}`,
  vassalage,
  vendorName: vassalage.replace('V', 'Vendor '),
  gameCode: `${vassalage}-${at}`,
  isGame: true,
  gameType: 'RNG',
  gameClassify: 'Slots',
  iconUrl: `/art/${vassalage}-${at}.svg?v=1`,
  lagerIcon: `/art/${vassalage}-${at}.svg?v=1&shape=wide`,
  placeholder: COLOURS[at % COLOURS.length] ?? '#27324a',
  hot: false,
  new: false,
  demo: true,
});

/** The most played games. */
const HOT_GAMES = Array.from({ length: 6 }, (_, at) => game(900 + at));

/** The page requested by a URL, of `total` games in all. */
export function gamePage(url: URL, total: number): GamePage {
  const size = Number(url.searchParams.get('pageSize'));
  const start = (Number(url.searchParams.get('pageNo')) - 1) * size;
  const vassalage = url.searchParams.get('vassalage') ?? undefined;
  const count = Math.max(0, Math.min(size, total - start));
  return {
    games: Array.from({ length: count }, (_, at) => game(start + at + 1, vassalage)),
    totalPages: Math.ceil(total / size),
    total,
  };
}

const picture = (seed: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice"><rect width="300" height="400" fill="${COLOURS[seed % COLOURS.length]}"/><circle cx="150" cy="200" r="${60 + (seed % 5) * 12}" fill="#fff" opacity=".24"/><path d="M0 400 150 250l150 150z" fill="#fff" opacity=".12"/></svg>`;

/** Pictures for every game and banner. */
export const pictures: AnyHandler = http.get('/art/*', ({ request }) =>
  HttpResponse.text(
    picture(request.url.length + Number(request.url.match(/(\d+)\.svg/)?.[1] ?? 0)),
    {
      headers: { 'content-type': 'image/svg+xml' },
    },
  ),
);

/** A platform with `total` games for any filter; a vendor has 5. */
export const gamesOf = (total: number): AnyHandler[] => [
  answers('getGameMenus', () => menus),
  answers('getGameList', (url) => gamePage(url, url.searchParams.has('vassalage') ? 5 : total)),
  answers('getNewGameVendors', () => ({ data: { lanes: [] } })),
  answers('getHotGames', () => ({ games: HOT_GAMES })),
  pictures,
];
