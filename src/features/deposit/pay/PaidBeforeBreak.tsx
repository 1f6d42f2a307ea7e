import { useTranslation } from 'react-i18next';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ReportForm } from './ReportForm.tsx';

const toTop = () => window.scrollTo({ top: 0 });

/** A deposit created before a break: payment is no longer requested; a manual payment already made is reported here, to be returned. */
export function PaidBeforeBreak({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const byHand = deposit.adapter === 'manual-reference';
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {t('break.paid')}
      </Heading>
      <Text>{t(byHand ? 'break.report' : 'break.wait')}</Text>
      {byHand && <ReportForm deposit={deposit} onReported={toTop} />}
    </Stack>
  );
}
