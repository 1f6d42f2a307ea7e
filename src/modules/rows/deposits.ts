import { rowsOf } from './rowsOf.ts';

/** The deposit screen. Withdrawals have rows of their own. */
export const depositRows = rowsOf([
  {
    id: 'deposit',
    aliases: ['/member/depositv2'],
    short: 'modules:wallet',
    icon: 'wallet',
    audience: 'member',
    agentFrame: true,
    places: ['cashier', 'accountMenu', 'sideMenu', 'bottomBar', 'agentCentre'],
    namespaces: ['session'],
  },
]);
