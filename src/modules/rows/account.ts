import type { ModuleRow } from '#src/modules/types.ts';

/** What all popups of the account have in common. */
const popup = { icon: 'user', popup: true, namespaces: ['session'] } as const;

/** The way into an account, and out of it. */
export const accountRows: readonly ModuleRow[] = [
  {
    ...popup,
    id: 'login',
    route: '/login',
    screen: 'login/LoginScreen',
    label: 'modules:login',
    audience: 'visitor',
    places: ['entrance', 'sideMenu', 'bottomBar'],
  },
  {
    ...popup,
    id: 'register',
    route: '/register',
    screen: 'register/RegisterScreen',
    label: 'modules:register',
    audience: 'visitor',
    places: ['entrance'],
  },
  {
    ...popup,
    id: 'forgot',
    route: '/forgot',
    screen: 'recovery/RecoveryScreen',
    label: 'modules:forgot',
    audience: 'everyone',
    places: [],
  },
  {
    id: 'agentLogin',
    route: '/agent',
    screen: 'agentLogin/AgentLoginScreen',
    label: 'modules:agentLogin',
    icon: 'user',
    audience: 'everyone',
    document: 'head',
    places: ['footer'],
    switch: 'agent',
    namespaces: ['session'],
  },
  {
    id: 'security',
    route: '/security',
    screen: 'security/SecurityScreen',
    label: 'modules:security',
    icon: 'shield',
    audience: 'member',
    places: ['accountMenu', 'sideMenu'],
    namespaces: ['session'],
  },
  {
    ...popup,
    id: 'logout',
    route: '/logout',
    screen: 'login/LogoutScreen',
    label: 'modules:logout',
    audience: 'player',
    places: ['accountMenu', 'sideMenu'],
  },
];
