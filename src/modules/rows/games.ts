import type { ModuleRow } from '#src/modules/types.ts';
import { rowsOf } from './rowsOf.ts';

/** The screen of a game category and the places that link to it. */
const categoryScreen = {
  screen: 'games/CategoryScreen',
  audience: 'everyone',
  document: 'head',
  firstList: 'games',
  places: ['sideMenu', 'footer'],
} as const satisfies Partial<ModuleRow>;

/** A list of the player's own games (S2.6). */
const ownGames = {
  audience: 'member',
  places: ['sideMenu', 'memberCentre'],
} as const satisfies Partial<ModuleRow>;

/** A page of lotteries, which their launches open (S2.7, S4.12). */
const lotteryScreen = {
  icon: 'lottery',
  audience: 'member',
  places: [],
  anyCategory: ['LOTT', 'ELOTT'],
} as const satisfies Partial<ModuleRow>;

/** The lobby and the games. The game categories take the order of the brand's manifest. */
export const gameRows = rowsOf([
  {
    id: 'home',
    route: '/',
    aliases: ['/index', '/index.html', '/home'],
    screen: 'lobby/LobbyScreen',
    icon: 'home',
    audience: 'everyone',
    document: 'whole',
    places: ['header', 'sideMenu', 'bottomBar'],
    namespaces: ['games'],
  },
  {
    ...categoryScreen,
    id: 'rng',
    icon: 'slots',
    category: 'RNG',
  },
  {
    ...categoryScreen,
    id: 'live',
    short: 'modules:liveShort',
    icon: 'live',
    category: 'LIVE',
  },
  {
    ...categoryScreen,
    id: 'sports',
    icon: 'sports',
    category: 'SPORTS',
  },
  {
    ...categoryScreen,
    id: 'esports',
    icon: 'esports',
    category: 'SPORTS',
    shows: 'ESPORTS',
  },
  {
    ...categoryScreen,
    id: 'fish',
    icon: 'fish',
    category: 'FISH',
  },
  {
    ...categoryScreen,
    id: 'pvp',
    short: 'modules:pvpShort',
    icon: 'cards',
    category: 'PVP',
  },
  {
    ...categoryScreen,
    id: 'lott',
    icon: 'lottery',
    category: 'LOTT',
  },
  {
    ...categoryScreen,
    id: 'elott',
    icon: 'eLottery',
    category: 'ELOTT',
  },
  {
    id: 'search',
    icon: 'search',
    audience: 'everyone',
    popup: true,
    places: ['tools', 'sideMenu'],
  },
  {
    id: 'play',
    route: '/seamless',
    screen: 'play/GameScreen',
    icon: 'play',
    audience: 'member',
    openWith: { name: 'mode', value: 'demo' },
    frame: 'bare',
    places: [],
    // The wallets of a game are in its first view too.
    namespaces: ['session', 'balance'],
  },
  {
    id: 'vendor',
    icon: 'games',
    audience: 'everyone',
    popup: true,
    places: [],
    namespaces: ['games'],
  },
  {
    ...lotteryScreen,
    id: 'lottery',
    // The game pages of S2.8 are those of S2.7 in another spelling (decision 017); a static host distinguishes them.
    aliases: ['/lottert'],
    label: 'modules:lotteries',
  },
  {
    ...lotteryScreen,
    id: 'vnLottery',
    aliases: ['/vnlottery'],
    screen: 'lottery/VnLotteryScreen',
  },
  {
    ...lotteryScreen,
    id: 'seaLottery',
    aliases: ['/sealottery'],
    screen: 'lottery/SeaLotteryScreen',
  },
  {
    ...ownGames,
    id: 'favorite',
    screen: 'games/FavouritesScreen',
    icon: 'heart',
  },
  {
    ...ownGames,
    id: 'recent',
    screen: 'games/RecentScreen',
    icon: 'history',
  },
]);
