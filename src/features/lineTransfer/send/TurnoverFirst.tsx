import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** What must still be staked before anything can be transferred to somebody else, with the way to the bonuses that ask for it. */
export function TurnoverFirst({ left }: { left: string }) {
  const { t } = useTranslation('lineTransfer');
  const { amount } = useFormat();
  return (
    <EmptyState
      icon="info"
      title={t('turnover.title', { amount: amount(left) })}
      hint={t('turnover.hint')}
      action={<ButtonLink to="/bonuses">{t('turnover.action')}</ButtonLink>}
    />
  );
}
