import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Commission, CommissionTerm } from '#src/platform/contract.generated.ts';
import { Amount, Count } from '#src/shared/records/RecordCells.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { deductionItems } from './deductionItems.tsx';

export interface TermPartProps {
  term: CommissionTerm;
  /** Its position in the sum, from 1. */
  number: number;
  commission: Pick<Commission, 'kind' | 'ratePercent'>;
}

/** One branch of the team as a term of a payment: base, rate difference, and amount. */
export function TermPart({ term, number, commission }: TermPartProps) {
  const { t } = useTranslation('agentIncome');
  const { count, percent } = useFormat();
  const { through, belowPercent } = term;
  const own = percent(commission.ratePercent);
  return (
    <Stack gap="s">
      <Heading level={3}>{t('terms.part', { number: count(number) })}</Heading>
      <DefinitionList
        items={[
          {
            term: t('terms.branch'),
            value: through === null ? t('terms.direct') : t('terms.through', { account: through }),
          },
          { term: t('payments.players'), value: <Count value={term.players} /> },
          { term: t('payments.stake'), value: <Amount value={term.stake} /> },
          { term: t('payments.net'), value: <Amount value={term.net} /> },
          ...deductionItems(commission.kind === 'dividend', term, t),
          {
            term: t('payments.rate'),
            value:
              through === null
                ? t('percent', { percent: own })
                : t('terms.difference', { own, below: percent(belowPercent) }),
          },
          { term: t('terms.amount'), value: <Amount value={term.amount} /> },
        ]}
      />
    </Stack>
  );
}
