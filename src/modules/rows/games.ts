import type { ModuleRow } from '#src/modules/types.ts';

/** The screen of a game category and the places that lead to it. */
const categoryScreen = {
  screen: 'games/CategoryScreen',
  audience: 'everyone',
  document: 'head',
  places: ['sideMenu', 'bottomBar', 'footer'],
} as const satisfies Partial<ModuleRow>;

/** A list of the player's own games (S2.6). */
const ownGames = {
  audience: 'member',
  places: ['sideMenu', 'memberCentre'],
} as const satisfies Partial<ModuleRow>;

/** A page of lotteries, to which their launches lead (S2.7, S4.12). */
const lotteryScreen = {
  icon: 'lottery',
  audience: 'member',
  places: [],
  anyCategory: ['LOTT', 'ELOTT'],
} as const satisfies Partial<ModuleRow>;

/** The lobby and the games. The game categories take the order of the brand's manifest. */
export const gameRows: readonly ModuleRow[] = [
  {
    id: 'home',
    route: '/',
    aliases: ['/index', '/index.html', '/home'],
    screen: 'lobby/LobbyScreen',
    label: 'modules:home',
    icon: 'home',
    audience: 'everyone',
    document: 'whole',
    places: ['header', 'sideMenu', 'bottomBar'],
    namespaces: ['games'],
  },
  {
    ...categoryScreen,
    id: 'rng',
    route: '/rng',
    label: 'modules:rng',
    icon: 'slots',
    category: 'RNG',
  },
  {
    ...categoryScreen,
    id: 'live',
    route: '/live',
    label: 'modules:live',
    short: 'modules:liveShort',
    icon: 'live',
    category: 'LIVE',
  },
  {
    ...categoryScreen,
    id: 'sports',
    route: '/sports',
    label: 'modules:sports',
    icon: 'sports',
    category: 'SPORTS',
  },
  {
    ...categoryScreen,
    id: 'esports',
    route: '/esports',
    label: 'modules:esports',
    icon: 'esports',
    category: 'SPORTS',
    shows: 'ESPORTS',
  },
  {
    ...categoryScreen,
    id: 'fish',
    route: '/fish',
    label: 'modules:fish',
    icon: 'fish',
    category: 'FISH',
  },
  {
    ...categoryScreen,
    id: 'pvp',
    route: '/pvp',
    label: 'modules:pvp',
    short: 'modules:pvpShort',
    icon: 'cards',
    category: 'PVP',
  },
  {
    ...categoryScreen,
    id: 'lott',
    route: '/lott',
    label: 'modules:lott',
    icon: 'lottery',
    category: 'LOTT',
  },
  {
    ...categoryScreen,
    id: 'elott',
    route: '/elott',
    label: 'modules:elott',
    icon: 'ticket',
    category: 'ELOTT',
  },
  {
    id: 'search',
    route: '/search',
    screen: 'search/SearchScreen',
    label: 'modules:search',
    icon: 'search',
    audience: 'everyone',
    popup: true,
    places: ['tools', 'sideMenu'],
  },
  {
    id: 'play',
    route: '/seamless',
    screen: 'play/SeamlessScreen',
    label: 'modules:play',
    icon: 'play',
    audience: 'member',
    openWith: { name: 'mode', value: 'demo' },
    bare: true,
    places: [],
  },
  {
    id: 'vendor',
    route: '/vendor',
    screen: 'vendor/VendorScreen',
    label: 'modules:vendor',
    icon: 'games',
    audience: 'everyone',
    popup: true,
    places: [],
    namespaces: ['games'],
  },
  {
    ...lotteryScreen,
    id: 'lottery',
    route: '/lottery',
    // The game pages of S2.8 are those of S2.7 in another spelling (decision 017); a static host tells them apart.
    aliases: ['/lottert'],
    screen: 'lottery/LotteryScreen',
    label: 'modules:lotteries',
  },
  {
    ...lotteryScreen,
    id: 'vnLottery',
    route: '/vnLottery',
    aliases: ['/vnlottery'],
    screen: 'lottery/VnLotteryScreen',
    label: 'modules:vnLottery',
  },
  {
    ...lotteryScreen,
    id: 'seaLottery',
    route: '/seaLottery',
    aliases: ['/sealottery'],
    screen: 'lottery/SeaLotteryScreen',
    label: 'modules:seaLottery',
  },
  {
    ...ownGames,
    id: 'favorite',
    route: '/favorite',
    screen: 'games/FavouritesScreen',
    label: 'modules:favorite',
    icon: 'heart',
  },
  {
    ...ownGames,
    id: 'recent',
    route: '/recent',
    screen: 'games/RecentScreen',
    label: 'modules:recent',
    icon: 'history',
  },
];
