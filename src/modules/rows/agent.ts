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
    id: 'agentRegistration',
    route: '/agentHome/register',
    aliases: ['/agentHome/registerCenter'],
    screen: 'agentRegistration/RegistrationScreen',
    icon: 'userPlus',
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
    id: 'income',
    route: '/agentHome/income',
    aliases: ['/agentHome/agentRevenueReport'],
    screen: 'agentIncome/IncomeScreen',
    icon: 'wallet',
  },
  {
    ...page,
    id: 'teamTransactions',
    route: '/agentHome/transactions',
    aliases: ['/agentHome/agentDownlineTransactionDetailsCopy'],
    screen: 'agentRecords/TeamTransactionsScreen',
    icon: 'table',
  },
  {
    ...page,
    id: 'dividends',
    route: '/agentHome/dividends',
    aliases: ['/agentHome/agentDividendRecordCopy2'],
    screen: 'agentIncome/DividendsScreen',
    icon: 'payment',
    flag: 'divtypereq',
  },
  {
    ...page,
    id: 'dailySalary',
    route: '/agentHome/dailySalary',
    aliases: ['/agentHome/agentDailyWages2'],
    screen: 'agentIncome/DailySalaryScreen',
    icon: 'payment',
    flag: 'dailysalreqtype',
  },
  {
    ...page,
    id: 'hourlySalary',
    route: '/agentHome/hourlySalary',
    aliases: ['/agentHome/agentHourSalary'],
    screen: 'agentIncome/HourlySalaryScreen',
    icon: 'payment',
    flag: 'contracthoursalreq',
  },
  {
    ...page,
    id: 'realtimeSalary',
    route: '/agentHome/realtimeSalary',
    aliases: ['/agentHome/agentRealtimeSalary'],
    screen: 'agentIncome/RealtimeSalaryScreen',
    icon: 'payment',
    flag: 'realtimesalreqtype',
  },
]);
