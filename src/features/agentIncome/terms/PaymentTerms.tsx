import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { CommissionDetails } from '#src/platform/contract.generated.ts';
import { Amount, Count, Moment } from '#src/shared/records/RecordCells.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { correctionItems } from '../corrections/correctionItems.tsx';
import { isZero } from '../payments/isZero.ts';
import { usePeriodText } from '../payments/usePeriodText.ts';
import { deductionItems } from './deductionItems.tsx';
import { TermPart } from './TermPart.tsx';

/** A payment as the sum of its terms, so that an agent can check every figure (S2.17). */
export function PaymentTerms({ details }: { details: CommissionDetails }) {
  const { t } = useTranslation('agentIncome');
  const { count, percent } = useFormat();
  const periodText = usePeriodText();
  const { commission, terms, rounding, corrections, feeRates } = details;
  const { kind, ratePercent, carriedIn, carriedOut } = commission;
  const isDividend = kind === 'dividend';
  const line = (term: string, amount: string) => ({ term, value: <Amount value={amount} /> });
  const sum = [
    ...terms.map(({ amount }, place) =>
      line(t('terms.part', { number: count(place + 1) }), amount),
    ),
    ...(isZero(rounding) ? [] : [line(t('terms.rounding'), rounding)]),
    ...correctionItems(corrections, t, count),
    ...(isZero(carriedIn) ? [] : [line(t('terms.carriedIn'), carriedIn)]),
    ...(isZero(carriedOut) ? [] : [line(t('terms.carriedOut'), carriedOut.replace('-', ''))]),
    line(t('payments.paid'), commission.amount),
  ];
  return (
    <Stack gap="l">
      <Text tone="secondary">
        {t(isDividend ? 'terms.formula.dividend' : 'terms.formula.salary')}
      </Text>
      {isDividend && (
        <Text tone="secondary">
          {t('terms.feeRates', {
            deposit: percent(feeRates.depositPercent),
            withdrawal: percent(feeRates.withdrawalPercent),
          })}
        </Text>
      )}
      <DefinitionList
        items={[
          { term: t('payments.account'), value: commission.account },
          { term: t('payments.period'), value: periodText(commission) },
          { term: t('payments.rate'), value: t('percent', { percent: percent(ratePercent) }) },
          { term: t('payments.players'), value: <Count value={commission.players} /> },
          { term: t('payments.stake'), value: <Amount value={commission.stake} /> },
          { term: t('payments.net'), value: <Amount value={commission.net} /> },
          ...deductionItems(isDividend, commission, t),
          { term: t('payments.below'), value: <Amount value={commission.below} /> },
          { term: t('payments.paidAt'), value: <Moment at={commission.paidAt} /> },
        ]}
      />
      {terms.map((term, place) => (
        <TermPart
          key={`${term.through}/${term.belowPercent}`}
          term={term}
          number={place + 1}
          commission={commission}
        />
      ))}
      <Stack gap="s">
        <Heading level={3}>{t('terms.sum')}</Heading>
        <DefinitionList items={sum} />
      </Stack>
    </Stack>
  );
}
