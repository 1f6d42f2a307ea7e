import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ReferralFunnel } from '#src/platform/contract.generated.ts';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { FUNNEL_STEPS, FunnelCard } from './FunnelCard.tsx';

/** How many friends registered with the link, deposited and placed a bet (S2.16). */
export function Funnel({ figures }: { figures: ReferralFunnel }) {
  const { t } = useTranslation('referral');
  const { count } = useFormat();
  const { registered } = figures;
  return (
    <FunnelCard>
      {FUNNEL_STEPS.map((step) => (
        <ProgressBar
          key={step}
          label={t(`funnel.${step}`)}
          value={figures[step]}
          max={Math.max(registered, 1)}
          valueText={t('funnel.of', { figure: count(figures[step]), all: count(registered) })}
        />
      ))}
    </FunnelCard>
  );
}
