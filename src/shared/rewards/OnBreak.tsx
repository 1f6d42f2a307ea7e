import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** Shown instead of rewards to a player on a break: none are offered, and until when. */
export function OnBreak({ until }: { until: string }) {
  const { t } = useTranslation(['session', 'modules']);
  const { date } = useFormat();
  return (
    <EmptyState
      icon="lifebuoy"
      title={t('claims.onBreak')}
      hint={t('claims.onBreakHint', { date: date(until, 'dateTime') })}
      action={<ButtonLink to="/protection">{t('modules:protection')}</ButtonLink>}
    />
  );
}
