import { describe, expect, it } from 'vitest';
import { registry } from '#src/modules/registry.ts';
import { accessTo, rowOf, rowsAt, viewerRows } from '#src/modules/select.ts';

/** The pages of the agent centre as the specification names them, with the row that shows each; others are parts of its home yet (S2.17). */
const AGENT_PAGES = {
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

describe('the pages of the agent centre', () => {
  it.each(Object.entries(AGENT_PAGES))('answer at /agentHome/%s with %s (S2.17)', (name, id) => {
    expect(rowOf(registry, `/agentHome/${name}`)?.id).toBe(id);
  });

  it.each(Object.values(AGENT_PAGES))('let agents alone open %s (S1.3, S6.3, S6.4)', (id) => {
    const row = registry.find((each) => each.id === id);
    if (!row) throw new Error(`there is no row ${id}`);
    expect(accessTo(row, 'agent')).toBe('open');
    expect(accessTo(row, 'member')).toBe('agentLogin');
    expect(accessTo(row, 'visitor')).toBe('agentLogin');
    expect(accessTo(row, 'trial')).toBe('realAccount');
  });

  it('are in the menu of the centre, with the cashier, messages and customer service (S2.17)', () => {
    const shown = rowsAt(viewerRows(registry, 'agent', undefined), 'agentCentre');
    expect(shown.map(({ id }) => id)).toEqual([
      ...['deposit', 'withdraw', 'inbox', 'service', 'agentHome'],
      ...Object.values(AGENT_PAGES),
    ]);
  });
});
