import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Leader } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Money } from '#src/ui/money/Money.tsx';

/** A place of the leaderboard and whose it is. */
export function Player({ place, customerName, own }: Leader) {
  const { t } = useTranslation('missions');
  const { count } = useFormat();
  return (
    <>
      {count(place)}. {customerName} {own && <Badge tone="accent">{t('board.you')}</Badge>}
    </>
  );
}

/** What was staked, or is won; a dash where nothing is. */
export function BoardAmount({ value }: { value: string | undefined }) {
  const { t } = useTranslation('missions');
  const { amount } = useFormat();
  return value === undefined ? t('board.noPrize') : <Money value={value} text={amount(value)} />;
}
