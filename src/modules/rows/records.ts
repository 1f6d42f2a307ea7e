import { rowsOf } from './rowsOf.ts';

/** The common fields of a member's record lists; they stay open to players on a break. */
const record = { audience: 'member', namespaces: ['session'] } as const;

/** The records of a member. */
export const recordRows = rowsOf([
  {
    ...record,
    id: 'bets',
    aliases: ['/member/personalHistoryCopy'],
    icon: 'history',
    places: ['accountMenu', 'sideMenu', 'memberCentre'],
  },
  {
    ...record,
    id: 'transactions',
    aliases: ['/member/transactionHistory'],
    icon: 'table',
    places: ['sideMenu', 'memberCentre'],
  },
  {
    ...record,
    id: 'statement',
    namespaces: ['session', 'transactions'],
    icon: 'calendar',
    places: ['memberCentre'],
  },
  {
    ...record,
    id: 'profit',
    aliases: ['/member/personalProfit'],
    icon: 'chart',
    places: ['sideMenu', 'memberCentre'],
  },
  {
    ...record,
    id: 'bonuses',
    aliases: ['/member/bonusDetails'],
    icon: 'trophy',
    places: ['sideMenu', 'memberCentre'],
  },
]);
