import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoginLink } from '#src/session/LoginLink.tsx';
import { keepReferralCode } from '#src/session/referralCode.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Invited } from './Invited.tsx';

/** Who was invited sees by which code and registers with it; all others log in to invite somebody (S2.2). */
export function InvitationForVisitors() {
  const { t } = useTranslation('referral');
  const [query] = useSearchParams();
  const code = query.get('referralCode');
  useEffect(() => {
    if (code) keepReferralCode(code);
  }, [code]);
  if (code) return <Invited code={code} />;
  return (
    <EmptyState
      icon="user"
      title={t('visitor.title')}
      action={<LoginLink tone="accent">{t('visitor.action')}</LoginLink>}
    />
  );
}
