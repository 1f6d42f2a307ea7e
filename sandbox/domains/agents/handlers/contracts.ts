import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { basisPointsOf } from '#sandbox/kernel/percent.ts';
import type { Contract } from '#src/platform/contract.generated.ts';
import { acceptContract, rejectContract } from '../contracts/answerContract.ts';
import { findContract } from '../contracts/findContract.ts';
import { offerContract } from '../contracts/offerContract.ts';
import { requireOfferee } from '../contracts/offeree.ts';
import { readContracts } from '../contracts/readContracts.ts';
import { requireContracts, requireKind } from '../contracts/requireKind.ts';
import { terminateContract } from '../contracts/terminateContract.ts';

type ContractHandlers = Pick<
  AreaHandlers<'agents'>,
  'offerContract' | 'acceptContract' | 'rejectContract' | 'terminateContract'
>;

/** The API value of a contract for one of its parties. */
async function seenBy(db: Database, agentId: string, id: string): Promise<Contract> {
  const { contracts } = await readContracts(db, agentId, { id }, { pageNo: 1, pageSize: 1 });
  const [found] = contracts;
  if (!found) throw new Refusal('contract_unknown');
  return found;
}

/** Handlers for contracts between agents and those directly below (S4.16, S6.4). */
export const contractHandlers = ({ control }: HandlerParts): ContractHandlers => ({
  async offerContract({ db, merchant, session, now, body }) {
    const { kind, period, account, ratePercent } = body;
    requireKind(merchant, control, kind);
    const { merchantCode } = merchant;
    const offererId = session.member.id;
    const { id: agentId } = await requireOfferee(db, { uplineId: offererId, account, now });
    const rate = basisPointsOf(ratePercent);
    const offer = { merchantCode, offererId, agentId, kind, period, rate };
    const { id } = await offerContract(db, offer, now);
    return seenBy(db, offererId, id);
  },
  async acceptContract({ db, merchant, session, now, body: { id, agreed } }) {
    requireContracts(merchant, control);
    const receivedBy = session.member.id;
    const offered = await findContract(db, merchant.merchantCode, id, { receivedBy });
    requireKind(merchant, control, offered.kind);
    await acceptContract(db, offered, now, agreed);
    return seenBy(db, receivedBy, id);
  },
  async rejectContract({ db, merchant, session, now, body: { id } }) {
    requireContracts(merchant, control);
    const receivedBy = session.member.id;
    const offered = await findContract(db, merchant.merchantCode, id, { receivedBy });
    await rejectContract(db, offered, now);
    return seenBy(db, receivedBy, id);
  },
  async terminateContract({ db, merchant, session, now, body: { id, ...ending } }) {
    requireContracts(merchant, control);
    const offeredBy = session.member.id;
    const found = await findContract(db, merchant.merchantCode, id, { offeredBy });
    await terminateContract(db, found, ending, now);
    return seenBy(db, offeredBy, id);
  },
});
