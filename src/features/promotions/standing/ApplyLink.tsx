import { useTranslation } from 'react-i18next';
import type { Promotion } from '#src/platform/contract.generated.ts';
import { promotionPath } from '#src/shared/rewards/promotionPath.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

export interface ApplyLinkProps {
  promotion: Promotion;
  /** An earlier application was rejected. */
  again: boolean;
}

/** The link from the list to a promotion's application form. */
export function ApplyLink({ promotion: { code, title }, again }: ApplyLinkProps) {
  const { t } = useTranslation('promotions');
  return (
    <ButtonLink
      to={promotionPath(code)}
      aria-label={t(again ? 'act.againNamed' : 'act.applyNamed', { title })}
    >
      {t(again ? 'act.again' : 'act.apply')}
    </ButtonLink>
  );
}
