import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { MoneyLimitKind, Protection } from '#src/platform/contract.generated.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Part } from '../Part.tsx';
import { MoneyLimitRow } from './MoneyLimitRow.tsx';
import { SPANS } from './useMoneyLimit.ts';

export interface MoneyLimitsProps {
  kind: MoneyLimitKind;
  protection: Protection;
}

/** The deposit or loss limits: for 24 hours, 7 days and a month; the lowest applies. */
export function MoneyLimits({ kind, protection }: MoneyLimitsProps) {
  const { t } = useTranslation('protection');
  const { amount } = useFormat();
  const { depositLeft } = protection;
  return (
    <Part id={`${kind}-limits`} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      {kind === 'deposit' && depositLeft !== null && (
        <Text>{t('deposit.left', { amount: amount(depositLeft) })}</Text>
      )}
      <Stack as="ul" gap="l">
        {SPANS.map((span) => (
          <MoneyLimitRow key={span} which={{ kind, span }} protection={protection} />
        ))}
      </Stack>
    </Part>
  );
}
