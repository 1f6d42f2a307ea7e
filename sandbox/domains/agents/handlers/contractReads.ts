import { and, eq } from 'drizzle-orm';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { basisPointsOf, percentText } from '#sandbox/kernel/percent.ts';
import type { Contract } from '#src/platform/contract.generated.ts';
import { endingWith } from '../contracts/agreedEndings.ts';
import { endingBelow } from '../contracts/endings.ts';
import { highestRate } from '../contracts/highestRate.ts';
import type { ContractKind } from '../contracts/kinds.ts';
import { findOfferee } from '../contracts/offeree.ts';
import { readContracts } from '../contracts/readContracts.ts';
import { readEndings } from '../contracts/readEndings.ts';
import { kindsOn, requireContracts, requireKind } from '../contracts/requireKind.ts';
import type { ContractState } from '../contracts/states.ts';
import { contract } from '../schema.ts';

type ReadHandlers = Pick<
  AreaHandlers<'agents'>,
  'getContracts' | 'getContractConsequences' | 'getOfferTerms' | 'getOfferConsequences'
>;

const ONE = { pageNo: 1, pageSize: 1 };

/** An agent's only contract of a kind in a state, if any, as a party sees it. */
async function theOne(
  db: Database,
  viewerId: string,
  { agentId, kind }: { agentId: string; kind: ContractKind },
  state: ContractState & ('offered' | 'accepted'),
): Promise<Contract | null> {
  const [found] = await db
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.agentId, agentId), eq(contract.kind, kind), eq(contract.state, state)));
  if (!found) return null;
  const { contracts } = await readContracts(db, viewerId, { id: found.id }, ONE);
  return contracts[0] ?? null;
}

/** Handlers that read contracts before agents offer, accept or end one (S4.16). */
export const contractReadHandlers = ({ control }: HandlerParts): ReadHandlers => ({
  async getContracts({ db, merchant, session, query }) {
    requireContracts(merchant, control);
    if (query.kind !== undefined) requireKind(merchant, control, query.kind);
    const filter = { ...query, kinds: kindsOn(merchant, control) };
    return readContracts(db, session.member.id, filter, query, query);
  },
  async getContractConsequences({ db, merchant, session, query: { id, ...page } }) {
    requireContracts(merchant, control);
    const viewerId = session.member.id;
    const filter = { id, kinds: kindsOn(merchant, control) };
    const [seen] = (await readContracts(db, viewerId, filter, ONE)).contracts;
    const [row] = await db.select().from(contract).where(eq(contract.id, id));
    if (!seen || !row) return null;
    return {
      contract: seen,
      inForce: row.state === 'offered' ? await theOne(db, viewerId, row, 'accepted') : null,
      endings: await readEndings(db, endingWith(row), page),
    };
  },
  async getOfferTerms({ db, merchant, session, now, query: { account } }) {
    requireContracts(merchant, control);
    const uplineId = session.member.id;
    const offeree = await findOfferee(db, { uplineId, account, now });
    if (!offeree) return null;
    const kinds = kindsOn(merchant, control).map(async (kind) => {
      const of = { agentId: offeree.id, kind };
      return {
        kind,
        highestPercent: percentText(await highestRate(db, uplineId, kind)),
        inForce: await theOne(db, uplineId, of, 'accepted'),
        open: await theOne(db, uplineId, of, 'offered'),
      };
    });
    return {
      account: offeree.account,
      nickname: offeree.nickname,
      kinds: await Promise.all(kinds),
    };
  },
  async getOfferConsequences({ db, merchant, session, now, query }) {
    const { account, kind, ratePercent, ...page } = query;
    requireKind(merchant, control, kind);
    const offeree = await findOfferee(db, { uplineId: session.member.id, account, now });
    if (!offeree) return null;
    const rate = basisPointsOf(ratePercent);
    return readEndings(db, endingBelow({ agentId: offeree.id, kind, rate }), page);
  },
});
