import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ReferralFunnel } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const STEPS = ['registered', 'deposited', 'played'] as const;

/** How many of the friends who registered with the link have paid in and placed a bet (S2.16). Without figures, its shape. */
export function Funnel({ figures }: { figures: ReferralFunnel | undefined }) {
  const { t } = useTranslation('referral');
  const { count } = useFormat();
  const { registered } = figures ?? { registered: 0 };
  return (
    <Card as="section" labelledBy="referral-funnel">
      <Stack gap="l">
        <Heading level={2} size="m" id="referral-funnel">
          {t('funnel.title')}
        </Heading>
        {STEPS.map((step) => (
          <ProgressBar
            key={step}
            label={t(`funnel.${step}`)}
            value={figures?.[step] ?? 0}
            max={Math.max(registered, 1)}
            valueText={
              figures
                ? t('funnel.of', { figure: count(figures[step]), all: count(registered) })
                : '…'
            }
          />
        ))}
      </Stack>
    </Card>
  );
}
