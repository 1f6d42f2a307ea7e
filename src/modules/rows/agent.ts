import { rowsOf } from './rowsOf.ts';

/** What the pages of the agent centre have in common. */
const page = {
  audience: 'agent',
  places: ['agentCentre'],
  switch: 'agent',
  namespaces: ['session', 'agentCentre'],
} as const;

/** The agent centre (S1.3, S2.13), in the order of its menu (S2.17). */
export const agentRows = rowsOf([
  {
    ...page,
    id: 'agentHome',
    icon: 'table',
    places: ['accountMenu', 'sideMenu', 'agentCentre'],
    namespaces: ['agentCentre'],
  },
  {
    ...page,
    id: 'team',
    route: '/agentHome/team',
    aliases: ['/agentHome/downlineManagmentView'],
    screen: 'agentTeam/TeamScreen',
    icon: 'user',
  },
  {
    ...page,
    id: 'teamBets',
    route: '/agentHome/bets',
    aliases: ['/agentHome/personalHistoryCopy'],
    screen: 'agentRecords/TeamBetsScreen',
    icon: 'history',
  },
  {
    ...page,
    id: 'teamLosses',
    route: '/agentHome/losses',
    aliases: ['/agentHome/palStatementsAgentCopy'],
    screen: 'agentRecords/TeamLossesScreen',
    icon: 'sort',
  },
  {
    ...page,
    id: 'teamTransactions',
    route: '/agentHome/transactions',
    aliases: ['/agentHome/agentDownlineTransactionDetailsCopy'],
    screen: 'agentRecords/TeamTransactionsScreen',
    icon: 'table',
  },
]);
