import type { ModuleRow } from '#src/modules/types.ts';

/** The agent centre (S1.3, S2.13). */
export const agentRows: readonly ModuleRow[] = [
  {
    id: 'agentHome',
    route: '/agentHome',
    screen: 'agentHome/AgentHomeScreen',
    label: 'modules:agentHome',
    icon: 'table',
    audience: 'agent',
    places: ['accountMenu', 'sideMenu'],
    switch: 'agent',
  },
];
