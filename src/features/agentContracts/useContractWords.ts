import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Contract, ContractTerms } from '#src/platform/contract.generated.ts';

/** Contract terms in words: rate and base, payment period, and state. */
export function useContractWords() {
  const { t } = useTranslation('agentContracts');
  const { percent } = useFormat();
  return {
    /** `30% of team losses` */
    rate: ({ kind, ratePercent }: Pick<ContractTerms, 'kind' | 'ratePercent'>): string =>
      t(kind === 'dividend' ? 'rate.dividend' : 'rate.salary', { percent: percent(ratePercent) }),
    /** `30%` */
    percent: (ratePercent: string): string => t('percent', { percent: percent(ratePercent) }),
    /** `Weekly` */
    paid: ({ kind, period }: Pick<ContractTerms, 'kind' | 'period'>): string => {
      if (kind === 'dividend') return period === null ? '–' : t(`paid.${period}`);
      return t(`paid.${kind}`);
    },
    /** `In force`, or how it ended. */
    state: ({ state, end }: Pick<Contract, 'state' | 'end'>): string =>
      t(end === null ? `state.${state}` : `end.${end}`),
    offerer: ({ offerer }: Pick<Contract, 'offerer'>): string => offerer ?? t('operator'),
  };
}
