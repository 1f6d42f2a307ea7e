import { rowsOf } from './rowsOf.ts';

/** Withdrawals (S2.16). Players on a break withdraw too. */
export const withdrawalRows = rowsOf([
  {
    id: 'withdraw',
    aliases: ['/member/withdraw'],
    screen: 'withdrawals/WithdrawScreen',
    icon: 'arrowUp',
    underTab: 'deposit',
    audience: 'member',
    agentFrame: true,
    places: ['cashier', 'accountMenu', 'sideMenu', 'agentCentre'],
    namespaces: ['session', 'balance'],
  },
]);
