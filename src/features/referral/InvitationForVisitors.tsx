import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoginLink } from '#src/session/LoginLink.tsx';
import { keepReferralCode } from '#src/session/referralCode.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { Invited } from './Invited.tsx';

/** Who was invited sees by which code and registers with it; all others log in to invite somebody (S2.2). */
export function InvitationForVisitors() {
  const { t } = useTranslation('referral');
  const [query] = useSearchParams();
  // The prerendered page does not know the query: it is that of visitors whom nobody invited, as tall as theirs.
  const hydrated = useHydrated();
  const code = hydrated ? query.get('referralCode') : null;
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
