import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { BonusPage } from '#src/platform/contract.generated.ts';
import { amountLeft, isPositive, minorOf } from '#src/shared/balance/minorUnits.ts';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const minor = (amount: string): number => Number(minorOf(amount) ?? 0n);

export interface TurnoverListProps {
  /** The total still to be staked. */
  left: string;
  bonuses: BonusPage['list'];
}

/** The bonuses with an unmet wagering requirement, each with its progress, and the requirements of deposits and rebates together. */
export function TurnoverList({ left, bonuses }: TurnoverListProps) {
  const { t } = useTranslation('balance');
  const { amount, date } = useFormat();
  const open = bonuses.filter(({ turnoverLeft }) => isPositive(turnoverLeft));
  const rest = amountLeft(left, ...open.map(({ turnoverLeft }) => turnoverLeft));
  return (
    <Stack as="ul" gap="m">
      {open.map(({ id, title, claimedAt, turnover, turnoverLeft }) => (
        <li key={id}>
          <ProgressBar
            label={`${title} · ${date(claimedAt, 'date')}`}
            value={minor(turnover) - minor(turnoverLeft)}
            max={minor(turnover)}
            valueText={t('turnover.progress', {
              left: amount(turnoverLeft),
              amount: amount(turnover),
            })}
          />
        </li>
      ))}
      {isPositive(rest) && (
        <Stack as="li" direction="row" justify="between" wrap gap="s">
          <Text as="span" size="s" weight="label">
            {t('turnover.rest')}
          </Text>
          <Text as="span" size="s" tone="secondary" figures>
            {t('turnover.restLeft', { left: amount(rest) })}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
