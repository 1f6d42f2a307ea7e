import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Leader } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Money } from '#src/ui/money/Money.tsx';

/** A leaderboard rank with its player. */
export function Player({ place, customerName, own }: Leader) {
  const { t } = useTranslation('missions');
  const { count } = useFormat();
  return (
    <>
      {count(place)}. {customerName} {own && <Badge tone="accent">{t('board.you')}</Badge>}
    </>
  );
}

/** A stake or a prize; a dash if there is none. */
export function BoardAmount({ value }: { value: string | undefined }) {
  const { t } = useTranslation('missions');
  const { amount } = useFormat();
  return value === undefined ? t('board.noPrize') : <Money value={value} text={amount(value)} />;
}
