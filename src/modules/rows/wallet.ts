import { rowsOf } from './rowsOf.ts';

/** The members' deposit and wallet screens. */
export const walletRows = rowsOf([
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
