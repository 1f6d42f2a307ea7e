import { expect } from 'vitest';
import { answered } from '#sandbox/domains/rewards/rewards.fixture.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';
import type { Bonus, BonusPage, WalletBalance } from '#src/platform/contract.generated.ts';
import type { AccountHistory } from './accountHistory.fixture.ts';
import { entriesOf, minor, ofKind, sum } from './entries.fixture.ts';
import { requirementsOf } from './requirements.fixture.ts';

const PAGE_SIZE = 100;
const BONUSES = `/wps/member/bonusDetails?from=2020-01-01&pageSize=${PAGE_SIZE}`;

/** The open and the completed part of a bonus's wagering requirement. */
const progressOf = ({ turnoverLeft, staked }: Bonus) => [minor(turnoverLeft), minor(staked)];

/** Checks the bonuses and wagering requirements that a member sees against the ledger entries. */
export async function provesBonuses(
  db: Database,
  one: TestMember,
  played: AccountHistory,
): Promise<void> {
  const entries = await entriesOf(db, one);
  const page = await answered<BonusPage>(one.client.get(BONUSES));
  const paid = ofKind(entries, 'bonus');
  expect(page.totals.bonuses).toBe(paid.length);
  expect(minor(page.totals.amount)).toBe(sum(paid));
  // Entries of the same moment have no defined order.
  expect(new Map(page.list.map(({ id, amount }) => [id, minor(amount)]))).toEqual(
    new Map(paid.map(({ reference, amount }) => [reference, amount])),
  );
  const requirements = requirementsOf(entries, {
    isAsked: ({ reference }) => reference !== 'test',
    bonuses: new Map(page.list.map(({ id, turnover }) => [id, minor(turnover)])),
    ...{ waivers: played.waivers, settled: played.settled },
  });
  const left = requirements.reduce((all, requirement) => all + requirement.left, 0n);
  const shown = await answered<WalletBalance>(one.client.get('/wps/v2/wallets/balance'));
  expect([minor(shown.turnoverLeft), minor(page.withdrawal.turnoverLeft)]).toEqual([left, left]);
  const ofBonuses = requirements.filter((each) =>
    page.list.some(({ id }) => id === each.reference),
  );
  expect(minor(page.totals.turnoverLeft)).toBe(
    ofBonuses.reduce((all, requirement) => all + requirement.left, 0n),
  );
  for (const bonus of page.list) {
    const asked = requirements.find(({ reference }) => reference === bonus.id);
    expect(progressOf(bonus)).toEqual([asked?.left ?? 0n, asked?.staked ?? 0n]);
    expect(bonus.state).toBe((asked?.left ?? 0n) > 0n ? 'active' : 'released');
  }
}
