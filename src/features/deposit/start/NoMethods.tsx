import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** Explains why there is no deposit method: the player's own limits leave too little, or the platform offers none. */
export function NoMethods({ depositLeft }: { depositLeft: string | null }) {
  const { t } = useTranslation('deposit');
  const { amount } = useFormat();
  return (
    <Card as="section">
      {depositLeft === null ? (
        <EmptyState
          title={t('noMethods')}
          hint={t('noMethodsHint')}
          action={<ButtonLink to="/service">{t('service')}</ButtonLink>}
        />
      ) : (
        <EmptyState
          icon="shield"
          title={t('limit.reached')}
          hint={t('limit.reachedHint', { amount: amount(depositLeft) })}
          action={<ButtonLink to="/protection">{t('limit.change')}</ButtonLink>}
        />
      )}
    </Card>
  );
}
