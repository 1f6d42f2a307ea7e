import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Contract, ContractTerms } from '#src/platform/contract.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { EXAMPLE_BASE, examplePay } from './example.ts';

export interface ContractExplanationProps {
  terms: ContractTerms & Pick<Contract, 'account' | 'side'>;
  /** The contract of the same kind that the agent has, to compare the example with. */
  inForce: Pick<Contract, 'ratePercent'> | null;
}

/** Explains a contract in plain words, with an example in money (S4.16). */
export function ContractExplanation({ terms, inForce }: ContractExplanationProps) {
  const { t } = useTranslation('agentContracts');
  const { amount, percent } = useFormat();
  const { kind, period, ratePercent, account, side } = terms;
  const share = kind === 'dividend' ? 'dividend' : 'salary';
  const when =
    kind === 'dividend'
      ? t(`meaning.when.dividend.${period ?? 'daily'}`)
      : t(`meaning.when.${kind}`);
  return (
    <Stack gap="s">
      <Heading level={3}>{t('contract.meaning')}</Heading>
      <Text>{t(`meaning.${side}.${share}`, { percent: percent(ratePercent), when, account })}</Text>
      <Text>
        {t(`meaning.example.${share}`, {
          base: amount(EXAMPLE_BASE),
          amount: amount(examplePay(ratePercent)),
        })}
        {inForce &&
          ` ${t('meaning.exampleNow', { amount: amount(examplePay(inForce.ratePercent)) })}`}
      </Text>
      <Text tone="secondary" size="s">
        {t(`meaning.${side}.between`)}
      </Text>
    </Stack>
  );
}
