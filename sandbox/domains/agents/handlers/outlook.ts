import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import type { CurrentEarning } from '#src/platform/contract.generated.ts';
import { type ContractRow, contractsInForce } from '../contracts/contractsInForce.ts';
import { readContracts } from '../contracts/readContracts.ts';
import { type Correction, readCorrections } from '../corrections/correctionsDuring.ts';
import {
  currentEarning,
  type CurrentEarning as PeriodEarning,
} from '../settlement/currentEarning.ts';
import { shareBelow } from '../settlement/shareBelow.ts';
import { correctionValue } from './correctionValue.ts';

const currentValue = (
  merchant: Priced,
  earning: PeriodEarning,
  contract: Pick<ContractRow, 'kind' | 'rate'>,
  corrections: readonly Correction[],
): CurrentEarning => ({
  from: earning.from.toISOString(),
  until: earning.until.toISOString(),
  players: earning.players,
  stake: amountText(merchant, earning.stake),
  net: amountText(merchant, earning.net),
  bonuses: amountText(merchant, earning.bonuses),
  fees: amountText(merchant, earning.fees),
  below: amountText(merchant, shareBelow({ ...contract, ...earning })),
  corrections: corrections.map((one) => correctionValue(merchant, one)),
  carriedIn: amountText(merchant, earning.carriedIn),
  amount: amountText(merchant, earning.amount),
  due: amountText(merchant, earning.due),
});

const ONE = { pageNo: 1, pageSize: 1 };

/** Returns an agent's contract of a kind in force, and its earning in the current period (S1.3, S2.17). */
export const getCommissionOutlook: Handler<'getCommissionOutlook'> = async (call) => {
  const { db, merchant, session, now, query } = call;
  requireModule(merchant, 'agent');
  const nothing = { now: now.toISOString(), contract: null, current: null };
  const inForce = await contractsInForce(db, session.member.id);
  const found = inForce.find(({ kind }) => kind === query.kind);
  if (!found?.settledUntil) return nothing;
  const { contracts } = await readContracts(db, session.member.id, { id: found.id }, ONE);
  const { timeZone } = merchant.brand.market;
  const settled = { ...found, settledUntil: found.settledUntil };
  const earning = await currentEarning(db, settled, timeZone, now);
  const { from, until } = earning;
  const corrections = await readCorrections(db, { contractId: found.id, from, until });
  return {
    ...nothing,
    contract: contracts[0] ?? null,
    current: currentValue(merchant, earning, found, corrections),
  };
};
