import type { ModuleRow } from '#src/modules/types.ts';

/** The screen of a game category and the places that lead to it. */
const categoryScreen = {
  screen: 'games/CategoryScreen',
  audience: 'everyone',
  places: ['header', 'sideMenu', 'bottomBar', 'footer'],
} as const satisfies Partial<ModuleRow>;

/** The screen that says what protects players, one step from every page. */
export const SAFETY_SCREEN = 'responsible/ResponsibleScreen';

/** Every screen of the product, once. The game categories take the order of the brand's manifest. */
export const registry: readonly ModuleRow[] = [
  {
    id: 'home',
    route: '/',
    aliases: ['/index', '/index.html', '/home'],
    screen: 'lobby/LobbyScreen',
    label: 'modules:home',
    icon: 'home',
    audience: 'everyone',
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
    id: 'responsible',
    route: '/responsible',
    screen: SAFETY_SCREEN,
    label: 'modules:responsible',
    icon: 'shield',
    audience: 'everyone',
    places: ['sideMenu', 'footer'],
  },
];

/** The screen of an address that no row knows. */
export const NOT_FOUND_SCREEN = 'notFound/NotFoundScreen';

/** The screens that take the place of the whole site, by what the platform says (S1.7, S4.1). */
export const STATUS_SCREENS = {
  maintenance: 'status/MaintenanceScreen',
  regionBlocked: 'status/RegionBlockedScreen',
} as const;

/** Screens of every brand that no row leads to. */
export const SYSTEM_SCREENS: readonly string[] = [
  NOT_FOUND_SCREEN,
  ...Object.values(STATUS_SCREENS),
];
