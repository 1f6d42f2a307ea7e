import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** The amount still to be staked before transfers to other members, with a link to the bonuses that require it. */
export function TurnoverNotice({ left }: { left: string }) {
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
