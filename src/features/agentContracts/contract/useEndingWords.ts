import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ContractEndings } from '#src/platform/contract.generated.ts';

/** Why contracts below end: a contract is accepted, or the one above ends. */
export type EndingCause = 'accept' | 'end';

/** The number of contracts and offers that end below, in words, contracts first. */
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
