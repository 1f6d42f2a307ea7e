import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { isLess } from '#src/shared/balance/minorUnits.ts';
import { ClaimButton } from '#src/shared/rewards/claims/ClaimButton.tsx';
import type { ClaimTarget } from '#src/shared/rewards/claims/ClaimFailure.ts';
import type { Claims } from '#src/shared/rewards/claims/useClaims.ts';
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

/** The claim button of a rebate; below the minimum it shows it instead, as the claim would be refused. */
export function RebateClaim({ target, claimable, minimum, claims, main }: RebateClaimProps) {
  const { t } = useTranslation('rebates');
  const format = useFormat();
  if (isLess(claimable, minimum)) {
    return (
      <Text size="s" tone="secondary">
        {t('minimum', { minimum: format.amount(minimum) })}
      </Text>
    );
  }
  return (
    <div>
      <ClaimButton
        tone={main ? 'accent' : 'neutral'}
        target={target}
        amount={format.amount(claimable)}
        claims={claims}
      />
    </div>
  );
}
