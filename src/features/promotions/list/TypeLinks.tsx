import { useTranslation } from 'react-i18next';
import type { PromotionType } from '#src/platform/contract.generated.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { PROMOTION_TYPES, typePath } from '../promotionPaths.ts';

export interface TypeLinksProps {
  /** The type shown; undefined for all. */
  chosen: PromotionType | undefined;
}

/** The types of promotions, each with its own URL. */
export function TypeLinks({ chosen }: TypeLinksProps) {
  const { t } = useTranslation('promotions');
  return (
    <ChipRow label={t('types.label')}>
      {[undefined, ...PROMOTION_TYPES].map((type) => (
        <li key={type ?? 'all'}>
          <ChipLink to={typePath(type)} current={type === chosen} replace>
            {t(`types.${type ?? 'all'}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
