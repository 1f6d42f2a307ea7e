import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '#src/ui/button/Button.tsx';
import type { ClaimTarget } from './ClaimFailure.ts';
import type { Claims } from './useClaims.ts';

export interface ClaimButtonProps extends Pick<ButtonLook, 'tone' | 'wide'> {
  target: ClaimTarget;
  /** What it is worth, as shown. */
  amount: string;
  claims: Claims;
}

/** Claims a reward; for screen readers it names which one. */
export function ClaimButton({ target, amount, claims, ...look }: ClaimButtonProps) {
  const { t } = useTranslation('session');
  return (
    <Button
      {...look}
      busy={claims.isPending(target.id)}
      aria-label={t('claims.claimNamed', { amount, name: target.name })}
      onClick={() => claims.start(target)}
    >
      {t('claims.claim', { amount })}
    </Button>
  );
}
