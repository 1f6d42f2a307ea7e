import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ContractEndings } from '#src/platform/contract.generated.ts';

/** What brings the end: that a contract is accepted, or that it ends itself. */
export type EndingCause = 'accept' | 'end';

/** How much ends below with a contract, in words: contracts first, then offers. */
export function useEndingWords() {
  const { t } = useTranslation('agentContracts');
  const { count } = useFormat();
  return (
    cause: EndingCause,
    { contracts, offers }: Pick<ContractEndings, 'contracts' | 'offers'>,
  ) =>
    [
      ...(contracts === 0
        ? []
        : [
            t(cause === 'accept' ? 'endings.contracts' : 'endings.withContracts', {
              count: contracts,
              shown: count(contracts),
            }),
          ]),
      ...(offers === 0 ? [] : [t('endings.offers', { count: offers, shown: count(offers) })]),
    ] as const;
}
