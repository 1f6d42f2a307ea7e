import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LoginLink } from '#src/session/LoginLink.tsx';
import { useInvalidInvitation } from '#src/session/useInvalidInvitation.ts';
import { useKeepInvitation } from '#src/session/useKeepInvitation.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { InvalidInvitation } from './InvalidInvitation.tsx';
import { layerOf, layers } from './InvitationForVisitors.css.ts';
import { Invited } from './Invited.tsx';

/** A placeholder as long as a code, for the hidden card. */
const NO_CODE = '00000000';

/**
 * Visitors with a referral code see it and register with it; all others log in to invite friends (S2.2). The prerendered page does not know
 * the code, so both cards are laid out and one is hidden: the page does not shift when the code is read, nor when it turns out to be
 * invalid.
 */
export function InvitationForVisitors() {
  const { t } = useTranslation('referral');
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const code = hydrated ? query.get('referralCode') : null;
  useKeepInvitation(code);
  const isDead = useInvalidInvitation(code ?? '');
  return (
    <div className={layers}>
      <div className={layerOf[code ? 'hidden' : 'shown']}>
        <EmptyState
          icon="user"
          title={t('visitor.title')}
          action={<LoginLink tone="accent">{t('visitor.action')}</LoginLink>}
        />
      </div>
      <div className={layerOf[code && !isDead ? 'shown' : 'hidden']}>
        <Invited code={code ?? NO_CODE} />
      </div>
      {isDead && (
        <div className={layerOf.shown}>
          <InvalidInvitation />
        </div>
      )}
    </div>
  );
}
