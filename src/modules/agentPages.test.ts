import { describe, expect, it } from 'vitest';
import { agentMenuParts } from '#src/modules/agentMenu.ts';
import { registry } from '#src/modules/registry.ts';
import {
  accessTo,
  type BrandModules,
  brandRows,
  openRows,
  rowOf,
  viewerRows,
} from '#src/modules/select.ts';

/** The pages of the agent centre as the specification names them, with the row that shows each, in the order of the menu (S2.17). */
const AGENT_PAGES = {
  agentAnnouncement: 'agentAnnouncements',
  agentTeamOverview: 'agentOverview',
  registerCenter: 'agentRegistration',
  downlineManagmentView: 'team',
  personalHistoryCopy: 'teamBets',
  palStatementsAgentCopy: 'teamLosses',
  agentRevenueReport: 'income',
  agentDownlineTransactionDetailsCopy: 'teamTransactions',
  agentDividendRecordCopy2: 'dividends',
  agentDailyWages2: 'dailySalary',
  agentHourSalary: 'hourlySalary',
  agentRealtimeSalary: 'realtimeSalary',
};

/** Pages of the agent centre that the site has too. */
const SHARED = ['agentInbox', 'agentService'];

/** The page that the specification names as a modal (S2.15). */
const CONTRACTS = 'contracts';

describe('the pages of the agent centre', () => {
  it.each(Object.entries(AGENT_PAGES))('answer at /agentHome/%s with %s (S2.17)', (name, id) => {
    expect(rowOf(registry, `/agentHome/${name}`)?.id).toBe(id);
  });

  it.each(['agentHome', ...Object.values(AGENT_PAGES), CONTRACTS, ...SHARED])(
    'let only agents open %s (S1.3, S6.3, S6.4)',
    (id) => {
      const row = registry.find((each) => each.id === id);
      if (!row) throw new Error(`there is no row ${id}`);
      expect(accessTo(row, 'agent')).toBe('open');
      expect(accessTo(row, 'member')).toBe('agentLogin');
      expect(accessTo(row, 'visitor')).toBe('agentLogin');
      expect(accessTo(row, 'trial')).toBe('realAccount');
      expect(row.frame).toBe('agent');
    },
  );

  it('are in the menu of the centre in the order of the specification, after its home, with contracts beside the accounts (S2.17)', () => {
    const [first, second, ...others] = Object.values(AGENT_PAGES);
    const parts = agentMenuParts(viewerRows(registry, 'agent', undefined));
    expect(parts.flat().map(({ id }) => id)).toEqual([
      ...['agentHome', 'deposit', 'withdraw', first, second, 'agentRegistration', CONTRACTS],
      ...others.filter((id) => id !== 'agentRegistration'),
      ...SHARED,
    ]);
    expect(parts.map((part) => part[0]?.id)).toEqual([
      ...['agentHome', 'deposit', 'agentAnnouncements', 'dividends', 'agentInbox'],
    ]);
  });

  it('show contract payments if both the flag and the agent policy are on (S3.13, S6.6)', () => {
    const FLAGS = ['divtypereq', 'dailysalreqtype', 'contracthoursalreq', 'realtimesalreqtype'];
    const PAID = ['dividends', 'dailySalary', 'hourlySalary', 'realtimeSalary'];
    const shown = (flags: readonly string[]) =>
      openRows(registry, {
        modules: { agent: true },
        categories: [],
        wallet: { single: true },
        flags: Object.fromEntries(flags.map((flag) => [flag, true])),
      })
        .map(({ id }) => id)
        .filter((id) => PAID.includes(id));
    expect(shown(['AGENTPOLICY3', ...FLAGS])).toEqual(PAID);
    expect(shown(['AGENTPOLICY3', 'divtypereq'])).toEqual(['dividends']);
    expect(shown(FLAGS)).toEqual([]);
  });

  it('include customer service if the brand has both agents and customer service (S6.7)', () => {
    const isThere = (modules: BrandModules['modules']) =>
      brandRows(registry, { modules, categories: [], wallet: { single: true } }).some(
        ({ id }) => id === 'agentService',
      );
    expect(isThere({ agent: true, customerService: true })).toBe(true);
    expect(isThere({ agent: true })).toBe(false);
    expect(isThere({ customerService: true })).toBe(false);
  });
});
