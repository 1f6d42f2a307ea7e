import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { isLess } from '#src/shared/balance/minorUnits.ts';
import type { ClaimTarget } from '#src/shared/rewards/claims/ClaimFailure.ts';
import type { Claims } from '#src/shared/rewards/claims/useClaims.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface RebateClaimProps {
  target: ClaimTarget;
  claimable: string;
  /** The minimum to claim. */
  minimum: string;
  claims: Claims;
  /** The main action of the page. */
  main?: boolean;
}

/** The claim button of a rebate. Below the minimum, where the platform refuses claims, the minimum is shown instead. */
export function RebateClaim({ target, claimable, minimum, claims, main }: RebateClaimProps) {
  const { t } = useTranslation(['rebates', 'session']);
  const format = useFormat();
  if (isLess(claimable, minimum)) {
    return (
      <Text size="s" tone="secondary">
        {t('minimum', { minimum: format.amount(minimum) })}
      </Text>
    );
  }
  const amount = format.amount(claimable);
  return (
    <div>
      <Button
        tone={main ? 'accent' : 'neutral'}
        busy={claims.isPending(target.id)}
        aria-label={t('session:claims.claimNamed', { amount, name: target.name })}
        onClick={() => claims.start(target)}
      >
        {t('session:claims.claim', { amount })}
      </Button>
    </div>
  );
}
