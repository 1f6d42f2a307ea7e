import { rowsOf } from './rowsOf.ts';

/** The agent centre (S1.3, S2.13). */
export const agentRows = rowsOf([
  {
    id: 'agentHome',
    icon: 'table',
    audience: 'agent',
    places: ['accountMenu', 'sideMenu'],
    switch: 'agent',
  },
]);
