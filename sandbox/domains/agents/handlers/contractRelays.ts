import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import { highestRate } from '../contracts/highestRate.ts';
import { CONTRACT_KINDS, CONTRACT_PERIODS, type ContractKind } from '../contracts/kinds.ts';
import { type ContractFilter, readContracts } from '../contracts/readContracts.ts';
import { contractFlags, kindsOn, requireContracts, requireKind } from '../contracts/requireKind.ts';

type RelayHandlers = Pick<
  AreaHandlers<'agents'>,
  | 'getDividendContracts'
  | 'getDailySalaryContracts'
  | 'getHourlySalaryContracts'
  | 'getRealtimeSalaryContracts'
  | 'getContractOffers'
  | 'getContractSettings'
  | 'getMerchantWallet'
>;

type AgentCall = Pick<Call<'getMerchantWallet'>, 'db' | 'merchant' | 'session'>;

const OFFERS: Page = { pageNo: 1, pageSize: 100 };

/** Handlers that relay contract data to agents (S3.13, S7.29). */
export function contractRelayHandlers({ control }: HandlerParts): RelayHandlers {
  async function contractsOf(
    { db, merchant, session }: AgentCall,
    kind: ContractKind,
    filter: ContractFilter & Page,
  ) {
    requireKind(merchant, control, kind);
    return readContracts(db, session.member.id, { ...filter, kind }, filter);
  }
  return {
    getDividendContracts: (call) => contractsOf(call, 'dividend', call.query),
    getDailySalaryContracts: (call) => contractsOf(call, 'daily', call.query),
    getHourlySalaryContracts: (call) => contractsOf(call, 'hourly', call.body),
    getRealtimeSalaryContracts: (call) => contractsOf(call, 'realtime', call.body),
    async getContractOffers({ db, merchant, session }) {
      requireContracts(merchant, control);
      const kinds = kindsOn(merchant, control);
      const waiting = { kinds, side: 'received', state: 'offered' } as const;
      const { contracts } = await readContracts(db, session.member.id, waiting, OFFERS);
      return { contracts };
    },
    async getContractSettings({ db, merchant, session }) {
      requireContracts(merchant, control);
      const highest = CONTRACT_KINDS.map(async (kind) => ({
        kind,
        highestPercent: percentText(await highestRate(db, session.member.id, kind)),
      }));
      return {
        ...contractFlags(merchant, control),
        periods: [...CONTRACT_PERIODS],
        rates: await Promise.all(highest),
      };
    },
    getMerchantWallet({ merchant }) {
      requireModule(merchant, 'agent');
      return { isSingle: merchant.brand.wallet.single };
    },
  };
}
