import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { LinkFunnel as Figures } from '#src/platform/contract.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The steps of the funnel, in order. */
const STEPS = ['opened', 'registered', 'deposited'] as const;

/** The funnel of a link: devices that opened it, registrations, and first deposits. */
export function LinkFunnel({ funnel }: { funnel: Figures }) {
  const { t } = useTranslation('agentRegistration');
  const { count } = useFormat();
  // Visitors who type the code register without opening the link.
  const most = Math.max(funnel.opened, funnel.registered, 1);
  return (
    <Stack gap="m">
      <Heading level={3}>{t('funnel')}</Heading>
      {STEPS.map((step) => (
        <ProgressBar
          key={step}
          label={t(step)}
          value={funnel[step]}
          max={most}
          valueText={count(funnel[step])}
        />
      ))}
      <Text size="s" tone="secondary">
        {t('funnelNote')}
      </Text>
    </Stack>
  );
}
