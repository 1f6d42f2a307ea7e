import type { ContractConsequences } from '#src/platform/contract.generated.ts';
import { Comparison } from './Comparison.tsx';
import { ContractExplanation } from './ContractExplanation.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { Endings, type EndingsProps } from './Endings.tsx';

export interface ContractBodyProps
  extends Pick<ContractConsequences, 'contract' | 'inForce'>,
    Pick<EndingsProps, 'pages' | 'more'> {}

/** Everything an agent should know about a contract before they answer, withdraw or end it (S4.16). */
export function ContractBody({ contract, inForce, pages, more }: ContractBodyProps) {
  const { state, side } = contract;
  const isOffer = state === 'offered';
  const isInForce = state === 'accepted';
  return (
    <>
      {isOffer ? (
        <Comparison offered={contract} inForce={inForce} />
      ) : (
        <ContractFacts contract={contract} />
      )}
      {(isOffer || isInForce) && <ContractExplanation terms={contract} inForce={inForce} />}
      {(isOffer || (isInForce && side === 'given')) && (
        <Endings cause={isOffer ? 'accept' : 'end'} pages={pages} more={more} />
      )}
    </>
  );
}
