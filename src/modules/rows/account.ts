import { recordRows } from '#src/modules/rows/records.ts';
import { rowsOf } from './rowsOf.ts';

/** The common fields of all account popups. */
const popup = { icon: 'user', popup: true, namespaces: ['session'] } as const;

/** Login, registration and the account pages. In the account menu: account, betting record, messages (S2.20). */
export const accountRows = rowsOf([
  {
    ...popup,
    id: 'login',
    audience: 'visitor',
    places: ['entrance', 'sideMenu', 'bottomBar'],
  },
  {
    ...popup,
    id: 'register',
    audience: 'visitor',
    places: ['entrance'],
  },
  {
    ...popup,
    id: 'forgot',
    screen: 'recovery/RecoveryScreen',
    audience: 'everyone',
    places: [],
  },
  {
    id: 'agentLogin',
    route: '/agent',
    icon: 'user',
    audience: 'everyone',
    document: 'whole',
    places: ['footer'],
    switch: 'agent',
    namespaces: ['session'],
  },
  {
    id: 'member',
    short: 'modules:memberShort',
    icon: 'user',
    audience: 'member',
    places: ['accountBar', 'accountMenu', 'sideMenu', 'bottomBar'],
    namespaces: ['session', 'balance'],
  },
  ...recordRows,
  {
    id: 'inbox',
    route: '/messages',
    aliases: ['/member/messageV2'],
    icon: 'mail',
    audience: 'member',
    places: ['accountMenu', 'sideMenu', 'memberCentre'],
  },
  {
    id: 'transfers',
    aliases: ['/member/transferFund'],
    icon: 'sort',
    underTab: 'deposit',
    audience: 'member',
    agentFrame: true,
    places: ['accountMenu', 'wallets', 'sideMenu', 'memberCentre'],
    vendorWallets: true,
    namespaces: ['session', 'balance'],
  },
  {
    id: 'lineTransfer',
    aliases: ['/member/transferUpline'],
    icon: 'userPlus',
    audience: 'member',
    agentFrame: true,
    places: ['memberCentre'],
    namespaces: ['session', 'balance'],
  },
  {
    id: 'security',
    aliases: ['/member/securityCenter'],
    icon: 'shield',
    audience: 'member',
    places: ['accountMenu', 'sideMenu', 'memberCentre'],
    namespaces: ['session'],
  },
  {
    id: 'verification',
    icon: 'user',
    audience: 'member',
    places: ['memberCentre'],
    namespaces: ['session'],
  },
  {
    id: 'protection',
    icon: 'lifebuoy',
    audience: 'member',
    places: ['accountMenu', 'sideMenu', 'footer', 'memberCentre'],
    namespaces: ['session'],
  },
]);

/** The logout, which is the last entry of every menu (S2.20, S2.21). Without a session, it says that nobody is logged in. */
export const logoutRows = rowsOf([
  {
    ...popup,
    icon: 'logOut',
    id: 'logout',
    screen: 'login/LogoutScreen',
    audience: 'player',
    opensToAll: true,
    places: ['accountMenu', 'sideMenu', 'memberCentre'],
  },
]);
