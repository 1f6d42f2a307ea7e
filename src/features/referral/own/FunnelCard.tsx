import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The steps of the referral funnel, in order. */
export const FUNNEL_STEPS = ['registered', 'deposited', 'played'] as const;

/** The card of the referral funnel, around a row for each step. */
export function FunnelCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('referral');
  return (
    <Card as="section" labelledBy="referral-funnel">
      <Stack gap="l">
        <Heading level={2} size="m" id="referral-funnel">
          {t('funnel.title')}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
