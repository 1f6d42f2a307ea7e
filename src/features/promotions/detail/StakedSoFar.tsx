import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PromotionProgress } from '#src/platform/contract.generated.ts';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';

/** The progress of a joined player. */
export function StakedSoFar({ target, reached }: PromotionProgress) {
  const { t } = useTranslation('promotions');
  const { amount } = useFormat();
  return (
    <ProgressBar
      label={t('detail.progress')}
      value={Math.min(Number(reached), Number(target))}
      max={Number(target)}
      valueText={t('detail.progressOf', { reached: amount(reached), target: amount(target) })}
    />
  );
}
